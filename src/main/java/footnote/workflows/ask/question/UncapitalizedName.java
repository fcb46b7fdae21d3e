package footnote.workflows.ask.question;

import footnote.domain.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Words of a question in small letters that stand where a company's name would: "amazon revenue", "margin of best buy". */
public final class UncapitalizedName {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}&.'’-]+");
    private static final Pattern PLACE = Pattern.compile(
            "(?i)of|for|at|by|from|about|did|does|do|has|have|had|is|are|was|were|will|can|who|audits?|owns?|runs?|whats|compare|rank|and|or|vs|versus|with|than|between");
    private static final Pattern OWNER = Pattern.compile("(?i).{3,}['’]s?");
    private static final Set<String> NO_NAME = Arrays.stream(
                    ("a an the this that these those it its they their there any all some each other both one two three four five"
                                    + " what whats which who whose whom why when where how much many more most less least and or but with without"
                                    + " in on at to of for by from as per than vs versus over under between during since until after before about"
                                    + " is are was were be been do does did has have had can could will would should may might not no"
                                    + " company companies firm firms business businesses stock stocks share shares segment segments product products"
                                    + " total net gross operating annual quarterly average highest lowest largest biggest smallest worst"
                                    + " last latest next prior previous current recent year years quarter quarters month months fiscal end"
                                    + " give show list rank tell find name get compare calculate compute please explain describe"
                                    + " revenue revenues sales income profit profits margin margins growth cash debt assets liabilities equity"
                                    + " earnings dividend dividends capex cost costs expense expenses tax rate ratio order book price target"
                                    + " management ceo cfo analysts risk risks guidance outlook customers employees")
                            .split(" ", -1))
            .collect(Collectors.toUnmodifiableSet());
    /** Words that begin names of several words, and are none alone. */
    private static final Set<String> ONLY_IN_FRONT = Arrays.stream(
                    ("american european asian indian chinese japanese korean german french british us uk global international national"
                                    + " general united first best advanced applied standard digital")
                            .split(" ", -1))
            .collect(Collectors.toUnmodifiableSet());

    private static final int LONGEST = 3;
    private static final int SHORTEST = 4;

    private UncapitalizedName() {}

    /** The names it may mean, with capitals, the longest first at each place; none where capitals name a company. */
    public static List<String> candidates(String question) {
        if (NamedCompany.in(question).isPresent()) {
            return List.of();
        }
        var words = WORD.matcher(question)
                .results()
                .map(found -> found.group().replaceAll("[.'’-]+$", ""))
                .filter(word -> !word.isEmpty())
                .toList();
        var names = new ArrayList<String>();
        for (int from = 0; from < words.size(); from++) {
            boolean placed = from == 0
                    || PLACE.matcher(words.get(from - 1)).matches()
                    || OWNER.matcher(words.get(from)).matches();
            for (int length = placed ? LONGEST : 0; length > 0; length--) {
                if (from + length <= words.size()) {
                    names(words.subList(from, from + length), names);
                }
            }
        }
        return List.copyOf(names);
    }

    /** Words that may be symbols typed in small letters: the first, and those it is compared with. */
    public static List<String> symbols(String question) {
        var words = WORD.matcher(question).results().map(MatchResult::group).toList();
        var symbols = new ArrayList<String>();
        for (int i = 0; i < words.size(); i++) {
            boolean placed = i == 0 || words.get(i - 1).matches("(?i)vs\\.?|versus|and|or|compare|rank");
            if (placed && words.get(i).matches("[a-z]{2,5}") && !isCommon(words.get(i))) {
                symbols.add(words.get(i).toUpperCase(Locale.ROOT));
            }
        }
        return List.copyOf(symbols);
    }

    private static void names(List<String> words, List<String> names) {
        var bare = words.stream().map(word -> word.replaceAll("['’]s?$", "")).toList();
        String joined = bare.stream().map(word -> Words.capitalized(word)).collect(Collectors.joining(" "));
        boolean whole = !isCommon(bare.getFirst())
                && !isCommon(bare.getLast())
                && !ONLY_IN_FRONT.contains(bare.getLast().toLowerCase(Locale.ROOT))
                && bare.stream().allMatch(word -> !isCommon(word) || word.matches("(?i)and|of"));
        if (whole && joined.length() >= SHORTEST) {
            names.add(joined);
            if (joined.length() > SHORTEST && joined.endsWith("s")) {
                names.add(joined.substring(0, joined.length() - 1)); // an owner without an apostrophe
            }
        }
    }

    private static boolean isCommon(String word) {
        return word.isEmpty()
                || NO_NAME.contains(word.toLowerCase(Locale.ROOT))
                || word.matches("(?i)(?:fy|q|h|cy)?\\d[\\d./-]*(?:q\\d*)?");
    }
}
