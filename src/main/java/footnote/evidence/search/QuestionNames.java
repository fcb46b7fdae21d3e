package footnote.evidence.search;

import footnote.domain.names.CompanyName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The names in a question's words. Within a company's documents its own name tells no page from another and is left
 * out; names of two words or more, as of a business or a program, are looked for as they are written.
 */
record QuestionNames(String words, List<String> others) {
    private static final Pattern TOKEN = Pattern.compile("[\\p{L}\\p{N}&.'’-]+");
    private static final Pattern ENDING = Pattern.compile("['’]s?$|[.'’-]+$");
    private static final Pattern POSSESSIVE = Pattern.compile("['’]s?$");
    private static final Pattern PERIOD = Pattern.compile("(?i)(?:FY|Q|H)?\\W*\\d{1,4}|\\dQ\\W*\\d*|FY|Q\\d\\W*\\w*");
    private static final Set<String> NO_NAMES = Set.of("""
            what which who whose why when where how is are was were do does did has have had can could will would should
            in on at as by for from of to if and or the a an its any tell give list name please fiscal year quarter us usd
            january february march april may june july august september october november december
            """.strip().split("[ \n]+"));
    private static final int LONGEST_COMPANY = 6;

    QuestionNames {
        others = List.copyOf(others);
    }

    static QuestionNames of(String question, Set<String> companies) {
        var tokens = TOKEN.matcher(question).results().toList();
        boolean[] own = new boolean[tokens.size()];
        for (int length = LONGEST_COMPANY; length > 0 && !companies.isEmpty(); length--) {
            for (int from = 0; from + length <= tokens.size(); from++) {
                if (isOf(companies, tokens.subList(from, from + length))) {
                    Arrays.fill(own, from, from + length, true);
                }
            }
        }
        var words = new StringBuilder(question);
        for (int i = tokens.size() - 1; i >= 0; i--) {
            if (own[i]) {
                words.replace(tokens.get(i).start(), tokens.get(i).end(), "");
            }
        }
        boolean nothingElse = IntStream.range(0, own.length)
                .filter(i -> !own[i])
                .mapToObj(i -> bare(tokens.get(i)).toLowerCase(Locale.ROOT))
                .allMatch(
                        word -> NO_NAMES.contains(word) || PERIOD.matcher(word).matches());
        return new QuestionNames(nothingElse ? question : words.toString(), others(question, tokens, own));
    }

    private static boolean isOf(Set<String> companies, List<MatchResult> tokens) {
        var name = new ArrayList<String>();
        for (var token : tokens) {
            String bare = bare(token);
            if (bare.isEmpty() || Character.isLowerCase(bare.codePointAt(0))) {
                return false;
            }
            name.add(bare);
        }
        return companies.contains(CompanyName.of(String.join(" ", name)).core().key());
    }

    private static List<String> others(String question, List<MatchResult> tokens, boolean[] own) {
        var found = new LinkedHashSet<String>();
        var name = new ArrayList<String>();
        for (int i = 0; i < tokens.size(); i++) {
            boolean part = !own[i] && isName(bare(tokens.get(i)));
            boolean joined = i > 0
                    && question.substring(tokens.get(i - 1).end(), tokens.get(i).start())
                            .isBlank()
                    && !POSSESSIVE.matcher(tokens.get(i - 1).group()).find();
            if (!part || !joined) {
                keep(name, found);
            }
            if (part) {
                name.add(bare(tokens.get(i)));
            }
        }
        keep(name, found);
        return List.copyOf(found);
    }

    private static void keep(List<String> name, Set<String> found) {
        if (name.size() > 1) {
            found.add(String.join(" ", name));
        }
        name.clear();
    }

    private static boolean isName(String token) {
        return !token.isEmpty()
                && (Character.isUpperCase(token.codePointAt(0)) || token.equals("&"))
                && !PERIOD.matcher(token).matches()
                && !NO_NAMES.contains(token.toLowerCase(Locale.ROOT));
    }

    private static String bare(MatchResult token) {
        return ENDING.matcher(token.group()).replaceFirst("");
    }
}
