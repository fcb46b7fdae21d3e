package footnote.evidence.search;

import footnote.domain.Listing;
import footnote.domain.names.CompanyName;
import footnote.evidence.documents.DocumentLabel;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * Finds which of the companies on file a question names: by name however it is spaced, by symbol in capitals, or by a
 * short form made of the beginnings of its words, as AmEx is.
 */
public final class CompanyMentions {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}&.'’-]+");
    /** One word that stands where a company's name does, with no other name beside it. */
    private static final Pattern NAMED = Pattern.compile(
            "(?:(?<![\\p{L}\\p{N}.’'-])(?i:an?|of|for|did|does|do|has|have|had|is|are|was|were|will|would|can|could|should|may|might|must|by|at|about|against|behind|from|in|inside|into|on|within|and|or|with|than|how|when|where|whether|if|why|what|which|who)\\s+(?:the\\s+)?|^|,\\s+)"
                    + "(\\p{Lu}[\\p{L}\\p{N}-]+)(?:['’]s?)?(?=\\s+(?!\\p{Lu})|[?.,;+]|\\s*$)|(?<![\\p{L}\\p{N}.’'-])(?<!\\p{Lu}[\\p{L}-]{1,20} )(\\p{Lu}[\\p{L}\\p{N}-]+)['’]s?(?= )");

    private static final Set<String> PLACES = Set.of(
            "america",
            "american",
            "european",
            "asian",
            "african",
            "chinese",
            "japanese",
            "indian",
            "canadian",
            "mexican",
            "british",
            "german",
            "french",
            "americas",
            "states",
            "kingdom",
            "europe",
            "asia",
            "africa",
            "china",
            "japan",
            "india",
            "canada",
            "mexico",
            "brazil",
            "germany",
            "france",
            "california",
            "texas",
            "york",
            "pacific",
            "atlantic",
            "nations",
            "world");
    /** Words that set one company beside another. */
    private static final Pattern BESIDE = Pattern.compile(
            "(?i)\\b(?:both|compare[ds]?|versus|vs)\\b|\\bwhich of\\b|^\\W*(?:do|did|have|are|were|will) [^?]*\\band\\b");

    private static final int SHORTEST_WORD = 5;
    private static final int LONGEST_NAME = 6;
    private static final int SHORTEST_NAME = 2;

    /** Names are read once: every search compares those of all documents. */
    private static final Map<String, String> KEYS = new ConcurrentHashMap<>();

    private static final int MOST_KEYS = 50_000;

    private final Map<String, Set<String>> byName = new HashMap<>();
    private final Map<String, Set<String>> bySymbol = new HashMap<>();
    private final Map<String, Set<String>> byInitials = new HashMap<>();
    private final Map<String, Set<String>> byBeginnings = new HashMap<>();
    private final Map<String, List<List<String>>> words = new HashMap<>();

    CompanyMentions(Collection<DocumentLabel> labels) {
        for (var label : labels) {
            String company = key(label);
            label.ticker().ifPresent(ticker -> add(bySymbol, ticker.symbol(), company));
            add(label.company(), company);
            label.aliases().forEach(alias -> add(alias, company));
        }
    }

    /** What a company is filed under: its name without legal form and spaces. */
    public static String key(DocumentLabel label) {
        return key(label.company());
    }

    static String key(String company) {
        if (KEYS.size() > MOST_KEYS) {
            KEYS.clear();
        }
        return KEYS.computeIfAbsent(company, name -> CompanyName.of(name).core().key());
    }

    /** Companies by listing, whether or not anything of them is on file. */
    static CompanyMentions ofListings(Collection<Listing> listings) {
        var mentions = new CompanyMentions(List.of());
        for (var listing : listings) {
            String company = key(listing.name());
            add(mentions.bySymbol, listing.ticker().symbol(), company);
            mentions.add(listing.name(), company);
            listing.aliases().forEach(alias -> mentions.add(alias, company));
            listing.formerNames().forEach(name -> mentions.add(name, company));
        }
        return mentions;
    }

    private void add(String spelling, String company) {
        var name = CompanyName.of(spelling);
        if (spelling.length() <= 5 && spelling.equals(spelling.toUpperCase(Locale.ROOT)) && !spelling.contains(" ")) {
            add(bySymbol, spelling, company);
        }
        if (name.key().length() >= SHORTEST_NAME) {
            add(byName, name.key(), company);
            add(byName, name.core().key(), company);
            words.computeIfAbsent(company, _ -> new java.util.ArrayList<>()).add(name.words());
            name.shortForms(1).forEach(form -> add(byInitials, form, company));
            name.shortForms(2).forEach(form -> add(byBeginnings, form, company));
            CompanyName.pairOfInitials(spelling).ifPresent(form -> add(byInitials, form, company));
        }
    }

    private static void add(Map<String, Set<String>> map, String name, String company) {
        map.computeIfAbsent(name, _ -> new HashSet<>()).add(company);
    }

    /** The companies named, in order; longer names first, so that a part of one is not taken for another. */
    Set<String> in(String question) {
        var tokens =
                WORD.matcher(question).results().map(found -> found.group()).toList();
        boolean[] used = new boolean[tokens.size()];
        var found = new LinkedHashSet<String>();
        for (int length = Math.min(LONGEST_NAME, tokens.size()); length > 0; length--) {
            for (int from = 0; from + length <= tokens.size(); from++) {
                if (!taken(used, from, length)) {
                    var names = tokens.subList(from, from + length);
                    var hits = named(names);
                    if (!hits.isEmpty()) {
                        found.addAll(hits);
                        java.util.Arrays.fill(used, from, from + length, true);
                    }
                }
            }
        }
        for (int i = 0; i < tokens.size(); i++) {
            if (!used[i]) {
                found.addAll(shortened(bare(tokens.get(i)), i == 0));
            }
        }
        if (found.isEmpty() || BESIDE.matcher(question).find()) {
            found.addAll(byLaterWord(question, found));
        }
        return found;
    }

    /** The one company whose name has a word of its own that a question uses for it: Disney of The Walt Disney Company. */
    private Set<String> byLaterWord(String question, Set<String> known) {
        var found = new LinkedHashSet<String>();
        NAMED.matcher(question)
                .results()
                .map(each -> CompanyName.of(each.group(1) == null ? each.group(2) : each.group(1)))
                .forEach(name -> {
                    String word = name.key();
                    var having = new TreeSet<String>();
                    words.forEach((company, spellings) -> {
                        if (spellings.stream()
                                .anyMatch(each ->
                                        each.size() > 1 && each.indexOf(word) > 0 && !CompanyName.describes(word))) {
                            having.add(company);
                        }
                    });
                    boolean other = known.isEmpty() || (BESIDE.matcher(question).find() && !isIn(known, word));
                    if (other && word.length() >= SHORTEST_WORD && having.size() == 1 && !PLACES.contains(word)) {
                        found.addAll(having);
                    }
                });
        return found;
    }

    private boolean isIn(Set<String> companies, String word) {
        return companies.stream()
                .flatMap(company -> words.getOrDefault(company, List.of()).stream())
                .anyMatch(each -> each.contains(word));
    }

    private static boolean taken(boolean[] used, int from, int length) {
        for (int i = from; i < from + length; i++) {
            if (used[i]) {
                return true;
            }
        }
        return false;
    }

    private Set<String> named(List<String> tokens) {
        String first = tokens.getFirst();
        if (!Character.isUpperCase(first.charAt(0)) && !Character.isDigit(first.charAt(0))) {
            return Set.of();
        }
        if (tokens.size() == 1) {
            var symbol = bySymbol.get(bare(first));
            if (symbol != null && bare(first).length() > 1) {
                return symbol;
            }
        }
        var found = named(String.join(" ", tokens)); // Brink's is a name, Boeing's is not
        return found.isEmpty()
                ? named(String.join(
                        " ", tokens.stream().map(CompanyMentions::bare).toList()))
                : found;
    }

    private Set<String> named(String spelled) {
        var name = CompanyName.of(spelled);
        var exact = byName.get(name.key());
        if (exact != null) {
            return exact;
        }
        if (name.key().length() < 4 || PLACES.contains(name.key())) {
            return Set.of();
        }
        var withCo = byName.get(name.key() + "co"); // Pepsi of PepsiCo
        return withCo == null ? begun(name) : withCo;
    }

    /** A company whose longer name begins with these words, if no other's does. */
    private Set<String> begun(CompanyName name) {
        var found = new TreeSet<String>();
        words.forEach((company, spellings) -> {
            if (spellings.stream().anyMatch(each -> name.begins(new CompanyName(each, java.util.Optional.empty())))) {
                found.add(company);
            }
        });
        return found.size() == 1 ? Set.copyOf(found) : Set.of();
    }

    /**
     * A company by a form made of the beginnings of all its words, in capitals or with two letters of each: JPM, BofA, Amex.
     */
    private Set<String> shortened(String token, boolean first) {
        long capitals = token.chars().filter(Character::isUpperCase).count();
        var forms = capitals > 1 ? byInitials : byBeginnings;
        boolean name = capitals > 1 || (!first && capitals == 1 && Character.isUpperCase(token.charAt(0)));
        String small = token.toLowerCase(Locale.ROOT);
        var pair = forms.getOrDefault(small, Set.of());
        var found = pair.isEmpty() ? forms.getOrDefault(small.replace("&", ""), Set.of()) : pair;
        return name && found.size() == 1 ? found : Set.of();
    }

    private static String bare(String token) {
        return token.replaceAll("['’]s?$|[.'’-]+$", "");
    }
}
