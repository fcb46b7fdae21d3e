package footnote.sources;

import footnote.domain.Listing;
import footnote.domain.Resolution;
import footnote.domain.Resolution.Ambiguous;
import footnote.domain.Resolution.Resolved;
import footnote.domain.names.CompanyName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the listed companies that a question names: runs of capitalized words and symbols, each looked up as typed. */
final class NamedListings {
    private static final Pattern TOKEN = Pattern.compile("\\$?[\\p{L}\\p{N}][\\p{L}\\p{N}&.'’^=-]*|&");
    private static final Pattern POSSESSIVE = Pattern.compile("['’]s?$");
    private static final Pattern TIME = Pattern.compile("(?i)FY\\d*|[1-4]?Q[1-4]?\\d*|H[12]|(?:19|20)\\d{2}s?|\\d+");
    private static final Set<String> JOINING = Set.of("&", "and", "of", "the", "de");
    private static final int LONGEST = 6;

    /** Where a place or a product would stand, not a company. */
    private static final Set<String> BEFORE_PLACES = Set.of("in", "across", "from", "within", "outside");

    /** Words that begin questions, and what finance writes in capitals. */
    private static final Set<String> NOT_NAMES = Arrays.stream(
                    ("what which who whose whom when where why how did does do is are was were has have had can could should"
                                    + " would will compare tell give list explain describe show summarize summarise name calculate compute"
                                    + " find assume using based please on for the a an and in of to by with its it as at from after before"
                                    + " between during since versus vs than or if but i we our they their this that these those my me"
                                    + " january february march april may june july august september october november december jan feb mar"
                                    + " apr jun jul aug sep sept oct nov dec ceo cfo coo cto eps ebit ebitda gaap ifrs roe roa roic roce fcf"
                                    + " capex opex sg&a r&d m&a ipo etf us usa uk eu usd eur gbp inr sec pe p/e ev dcf wacc cagr yoy qoq ltm"
                                    + " ttm esg ai it hr pr q&a md&a cogs dso dio dpo kpi roi gdp fx ppe pp&e revenue sales income margin"
                                    + " growth net gross operating total fiscal year quarter annual diluted basic free cash debt equity")
                            .split(" ", -1))
            .collect(Collectors.toSet());

    private NamedListings() {}

    /** The listings in the order they are named, each company once. */
    static List<Listing> in(String question, Function<String, Resolution> lookup) {
        var tokens = TOKEN.matcher(question).results().map(each -> each.group()).toList();
        boolean[] used = new boolean[tokens.size()];
        var found = new LinkedHashMap<Integer, Listing>();
        var placed = new LinkedHashMap<Integer, Listing>();
        for (int length = Math.min(LONGEST, tokens.size()); length > 0; length--) {
            for (int from = 0; from + length <= tokens.size(); from++) {
                if (isFree(used, from, length) && isName(tokens.subList(from, from + length))) {
                    boolean whole = !goesOn(tokens, from, length);
                    String typed = spelled(tokens.subList(from, from + length));
                    var listing = listing(tokens.subList(from, from + length), lookup)
                            .filter(each -> whole || isExactly(each, typed));
                    if (listing.isPresent()) {
                        boolean place = from > 0 && BEFORE_PLACES.contains(lower(tokens.get(from - 1)));
                        (place ? placed : found).put(from, listing.get());
                        Arrays.fill(used, from, from + length, true);
                    }
                }
            }
        }
        return once(found.isEmpty() ? placed : found);
    }

    /** Whether the words beside are part of the same name: then a company that only begins like it is not meant. */
    private static boolean goesOn(List<String> tokens, int from, int length) {
        boolean ended = POSSESSIVE.matcher(tokens.get(from + length - 1)).find();
        boolean began = from > 0
                && isName(tokens.subList(from - 1, from))
                && !POSSESSIVE.matcher(tokens.get(from - 1)).find();
        int next = from + length;
        return began || (!ended && next < tokens.size() && isName(tokens.subList(next, next + 1)));
    }

    private static boolean isExactly(Listing listing, String typed) {
        String core = CompanyName.of(typed).core().key();
        return listing.ticker().symbol().equals(typed)
                || Stream.of(Stream.of(listing.name()), listing.aliases().stream(), listing.formerNames().stream())
                        .flatMap(each -> each)
                        .anyMatch(name -> CompanyName.of(name).core().key().equals(core));
    }

    /** The runs of capitalized words that could be a company's name, longest first. */
    static List<String> phrases(String question) {
        var tokens = TOKEN.matcher(question).results().map(each -> each.group()).toList();
        var phrases = new ArrayList<String>();
        boolean[] used = new boolean[tokens.size()];
        for (int length = Math.min(LONGEST, tokens.size()); length > 0; length--) {
            for (int from = 0; from + length <= tokens.size(); from++) {
                if (isFree(used, from, length)
                        && isName(tokens.subList(from, from + length))
                        && (from == 0 || !BEFORE_PLACES.contains(lower(tokens.get(from - 1))))) {
                    phrases.add(spelled(tokens.subList(from, from + length)));
                    Arrays.fill(used, from, from + length, true);
                }
            }
        }
        return phrases;
    }

    private static List<Listing> once(Map<Integer, Listing> found) {
        var companies = new LinkedHashMap<String, Listing>();
        found.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue)
                .forEach(each ->
                        companies.putIfAbsent(each.cik().orElse(each.ticker().symbol()), each));
        return List.copyOf(companies.values());
    }

    private static boolean isFree(boolean[] used, int from, int length) {
        for (int i = from; i < from + length; i++) {
            if (used[i]) {
                return false;
            }
        }
        return true;
    }

    /** Capitals at both ends, joining words within, and neither end a word of the question or a time. */
    private static boolean isName(List<String> tokens) {
        for (int i = 0; i < tokens.size(); i++) {
            String token = bare(tokens.get(i));
            boolean within = i > 0 && i < tokens.size() - 1 && JOINING.contains(lower(token));
            boolean capital = !token.isEmpty()
                    && (Character.isUpperCase(token.charAt(0))
                            || token.startsWith("$")
                            || (token.chars().anyMatch(Character::isUpperCase)
                                    && token.chars().anyMatch(Character::isDigit)));
            boolean possessedEarlier =
                    i < tokens.size() - 1 && POSSESSIVE.matcher(tokens.get(i)).find();
            boolean end = i == 0 || i == tokens.size() - 1;
            boolean unfit = !capital || TIME.matcher(token).matches() || (end && NOT_NAMES.contains(lower(token)));
            if (possessedEarlier || (unfit && !within)) {
                return false;
            }
        }
        return true;
    }

    /** Under the words as typed, as Brink's is, else without the ending of whose something is. */
    private static Optional<Listing> listing(List<String> tokens, Function<String, Resolution> lookup) {
        return POSSESSIVE.matcher(tokens.getLast()).find()
                ? listing(String.join(" ", tokens), tokens.size(), lookup)
                        .or(() -> listing(spelled(tokens), tokens.size(), lookup))
                : listing(spelled(tokens), tokens.size(), lookup);
    }

    private static Optional<Listing> listing(String typed, int words, Function<String, Resolution> lookup) {
        boolean symbol = words == 1 && typed.equals(typed.toUpperCase(Locale.ROOT));
        if (symbol && typed.length() < 2) {
            return Optional.empty();
        }
        return switch (lookup.apply(typed)) {
            case Resolved(Listing listing) ->
                Optional.of(listing).filter(each -> symbol || !isSymbolAlone(typed, each));
            case Ambiguous(String _, List<Listing> candidates) -> oneCompany(typed, symbol, candidates);
            case Resolution.Unknown _ -> Optional.empty();
        };
    }

    /** Of several shares of one company the first, else the one that has the word for both name and symbol. */
    private static Optional<Listing> oneCompany(String typed, boolean symbol, List<Listing> candidates) {
        var meant = candidates.stream()
                .filter(each -> symbol || !isSymbolAlone(typed, each))
                .toList();
        boolean one = meant.stream()
                        .map(each -> each.cik().orElse(each.ticker().symbol()))
                        .distinct()
                        .count()
                == 1;
        return one
                ? Optional.of(meant.getFirst())
                : candidates.stream()
                        .filter(each -> each.ticker().symbol().equalsIgnoreCase(typed)
                                && CompanyName.of(each.name())
                                        .words()
                                        .getFirst()
                                        .equalsIgnoreCase(typed))
                        .findFirst();
    }

    private static boolean isSymbolAlone(String typed, Listing listing) {
        return listing.ticker().symbol().equalsIgnoreCase(typed)
                && CompanyName.of(listing.name()).words().stream().noneMatch(typed::equalsIgnoreCase);
    }

    private static String spelled(List<String> tokens) {
        return tokens.stream().map(NamedListings::bare).collect(Collectors.joining(" "));
    }

    private static String bare(String token) {
        return POSSESSIVE.matcher(token.replaceAll("[.'’-]+$", "")).replaceFirst("");
    }

    private static String lower(String token) {
        return bare(token).toLowerCase(Locale.ROOT);
    }
}
