package footnote.workflows.ask.question.row;

import footnote.workflows.ask.question.AnswerForm;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a sentence has to say to tell a figure that no statement or table gives: all words of the question, the year, and a
 * figure of the kind asked for. What is left of an amount, and what is expected, have to be said to be so.
 */
public record FigureSentence(
        RowWords words,
        Pattern figure,
        List<String> names,
        boolean left,
        boolean ahead,
        boolean moved,
        List<Integer> years) {
    private static final Pattern MONEY =
            Pattern.compile("[$€£¥₹]\\s?\\d|\\bUSD \\d|\\d (?:million|billion) (?:dollars|euros)");
    private static final Pattern PERCENT = Pattern.compile("\\d\\s?(?:%|percent\\b)");
    private static final Pattern COUNT = Pattern.compile(
            "(?<![$€£¥₹\\d.,])(?<![$€£¥₹] )(?!(?:19|20)\\d{2}\\b)\\d[\\d,.]*(?!\\s?(?:%|percent|basis))(?: million| billion| thousand)?\\b");
    private static final Pattern OF_PERCENT = Pattern.compile(
            "(?i)\\b(?:percent\\w*|(?:what|which) (?:share|portion|proportion|fraction|part)|share of|rates?|margin|yield)\\b|%");
    private static final Pattern BUYBACK = Pattern.compile(
            "(?i)\\b(?:(?:share|stock) )?(?:repurchas\\w+|buy-?backs?) (?:authori[sz]ation|program|plan)s?\\b");
    private static final Pattern LEFT =
            Pattern.compile("(?i)\\b(?:left|remain\\w*|available|unused|undrawn|still)\\b|\\bmay yet\\b");
    /** Words for what is left beside the figure that is. */
    private static final Pattern IS_LEFT = Pattern.compile(
            "(?i)\\d(?: ?%| (?:million|billion|thousand|shares))?[^.;,$€£¥]{0,40}\\b(?:left|remain(?:s|ed|ing)?|available|unused|undrawn)\\b"
                    + "|\\b(?:left|remaining|available|unused|undrawn|may yet)\\b[^.;,$€£¥]{0,60}\\b(?:was|were|is|are|of|totall?ed)(?: approximately| about)? [$€£¥\\d]");

    private static final Pattern AHEAD = Pattern.compile(
            "(?i)\\b(?:expect\\w*|plan(?:s|ned|ning)? (?:to|on|for)|anticipat\\w*|intend\\w*|forecast\\w*|guid(?:ance|e[ds]?)|project(?:s|ed) to|will|estimat\\w+ (?:to|that)|target\\w*)\\b");
    private static final Pattern ASKED = Pattern.compile(
            "(?i)\\b(?:how (?:much|many)|(?:what|which) (?:percent\\w*|share|portion|proportion|fraction|number|amount) of)\\b");
    /** A bound or a denial is no figure. */
    private static final Pattern LIMIT = Pattern.compile(
            "(?i)^(?:no|none|neither|nothing)\\b|\\b(?:no|not|nor)\\b[^,;]*$|\\b(?:(?:more|less|greater|fewer) than|exceed\\w*|at least|in excess of)\\s*[$€£¥]?$");

    private static final Pattern THINGS = Pattern.compile(
            "(?i)\\bhow many (?<things>(?:[\\p{L}\\d'’-]+ ){1,6}?)(?:were|was|did|does|do|is|are|has|have|had|can|will|would|in|at|of|on|under|by|per|worldwide|there)\\b");
    private static final Pattern NAME = Pattern.compile("(?<!^)(?<![.?!:] )\\b\\p{Lu}[\\p{L}&-]*\\p{Ll}[\\p{L}&-]*");
    private static final Pattern CASH = Pattern.compile("(?i)\\bcash\\b");
    private static final Pattern NO_NAME = Pattern.compile(
            "(?i)january|february|march|april|may|june|july|august|september|october|november|december|fiscal|united|states|us|usd|what|how|as|the|net|total|at|in|of|its|item|note|company|inc|corporation|form|outside|\\p{Lu}{2,}s");
    private static final int LONG = 6;

    private static final Pattern NUMBER_OF = Pattern.compile("(?i)\\b(?:the|of|in|by|total) number of\\b");
    /** Whether a change is asked for, and whether a sentence tells one. */
    private static final Pattern MOVED = Pattern.compile(
            "(?i)\\b(?:changed?|changes|grow|grew|growth|ris(?:e|en)|rose|increased?|decreased?|drop(?:ped)?|f[ae]ll(?:en)?|cut|los[et]|more|fewer|less) ?(?=\\W|$)(?! than \\d)");

    private static final Pattern MOVES = Pattern.compile(
            "(?i)\\b(?:gr[eo]w\\w*|ris(?:e|en|ing)|rose|increas\\w+|decreas\\w+|declin\\w+|dropp?\\w*|f[ae]ll\\w*|changed?|from\\b.*\\bto|compared)\\b");

    private static final Pattern YEAR = Pattern.compile("\\b(?:19|20)\\d{2}\\b");
    private static final Pattern NUMBER = Pattern.compile("\\d[\\d,.]*");
    private static final int LONGEST = 420;
    /** A line of more numbers is a row of a table. */
    private static final int MOST_NUMBERS = 9;

    private static final Pattern PLACE = Pattern.compile("(?i)foreign|domestic|international\\w*|overseas|abroad");
    /** A whole with one part of it, which tells the other. */
    private static final Pattern REST = Pattern.compile(
            "(?i)\\d[^.;]*\\b(?:of (?:which|whom)|including)\\b[^.;]*\\d[^.;]*\\b(?:U\\.?S\\.?\\b|United States|domestic\\w*|outside)");

    private static final double MOST = 0.6;
    private static final int FEW = 2;
    private static final int MANY = 5;

    public FigureSentence {
        names = List.copyOf(names);
        years = List.copyOf(years);
    }

    /** Whether a number is asked for and nothing else will do. */
    public static boolean isAsked(String question) {
        return ASKED.matcher(question).find();
    }

    /** Of a question for one figure with words enough to tell it by. */
    public static Optional<FigureSentence> in(String question, List<String> companies, List<Integer> years) {
        boolean left = LEFT.matcher(question).find();
        String asked = left ? BUYBACK.matcher(question).replaceAll("repurchases") : question;
        return RowWords.in(asked, companies)
                .filter(words ->
                        words.size() + names(question, companies).size() >= FEW || (left && !asked.equals(question)))
                .map(words -> new FigureSentence(
                        words,
                        AnswerForm.asksCount(question)
                                        || NUMBER_OF.matcher(question).find()
                                ? counted(question)
                                : OF_PERCENT.matcher(question).find() ? PERCENT : MONEY,
                        names(question, companies),
                        left,
                        AHEAD.matcher(question).find(),
                        MOVED.matcher(question).find(),
                        years));
    }

    /** A number of the things asked for, which stand a few words after it. */
    private static Pattern counted(String question) {
        var things = THINGS.matcher(question);
        if (!things.find()) {
            return COUNT;
        }
        var all = things.group("things").strip().toLowerCase(Locale.ROOT).split("[^\\p{L}]+", -1);
        String words = RowTokens.alike(RowTokens.stem(all[all.length - 1])).stream()
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
        return Pattern.compile("(?i)" + COUNT.pattern() + "(?:\\W+[\\p{L}.'’-]+){0,4}?\\W+(?:" + words + ")");
    }

    /** What the question writes as a name, but for the companies', months and places that have other names. */
    private static List<String> names(String question, List<String> companies) {
        String own = " " + String.join(" ", companies).toLowerCase(Locale.ROOT) + " ";
        return Stream.concat(
                        NAME.matcher(question).results().map(MatchResult::group),
                        CASH.matcher(question).results().map(MatchResult::group).limit(1))
                .filter(name -> !own.contains(name.toLowerCase(Locale.ROOT))
                        && !NO_NAME.matcher(name).matches())
                .toList();
    }

    /** Whether a sentence after another, of a report of that year, tells the figure. */
    public boolean isToldBy(String sentence, String before, Optional<Integer> report) {
        return sentence.length() <= LONGEST
                && figure.matcher(sentence).find()
                && NUMBER.matcher(sentence).results().count() <= MOST_NUMBERS
                && isOfYears(sentence, report)
                && !isBeforeFigure(LIMIT, sentence)
                && (left ? IS_LEFT.matcher(sentence).find() : !isBeforeFigure(LEFT, sentence))
                && isBeforeFigure(AHEAD, sentence) == ahead
                && (!moved || MOVES.matcher(sentence).find() || comparesYears(sentence))
                && words.told(sentence) >= Math.ceil(words.size() * MOST)
                && (REST.matcher(sentence).find()
                        || words.unsaid(sentence).stream().noneMatch(PLACE.asMatchPredicate()))
                && says(sentence, before + " " + sentence);
    }

    /** Whether a sentence has figures of several years; one of a day in one year may name another day. */
    private boolean comparesYears(String sentence) {
        boolean several = figure.matcher(sentence).results().count() > 1;
        return several
                && YEAR.matcher(sentence)
                                .results()
                                .map(MatchResult::group)
                                .distinct()
                                .count()
                        > 1;
    }

    /** Whether what a sentence says before its first figure has such words. */
    private boolean isBeforeFigure(Pattern said, String sentence) {
        var first = figure.matcher(sentence);
        return first.find()
                && said.matcher(sentence.substring(0, first.start())).find();
    }

    /** Whether a page has all words, so that it may have the sentence. */
    public boolean mayBeOn(String page) {
        return words.mayBeIn(page.toLowerCase(Locale.ROOT))
                && figure.matcher(page).find();
    }

    /** Whether a sentence has a figure of the kind asked for, all names and most of the words. */
    public boolean saysMost(String sentence) {
        return figure.matcher(sentence).find()
                && hasNames(sentence)
                && words.saysFirst(sentence)
                && words.told(sentence) >= words.size() / 2.0;
    }

    private boolean hasNames(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return names.stream().allMatch(name -> lower.contains(begun(name.toLowerCase(Locale.ROOT))));
    }

    private static String begun(String name) {
        return name.length() > LONG ? name.substring(0, LONG) : name;
    }

    private boolean says(String sentence, String both) {
        var unsaid = REST.matcher(sentence).find()
                ? words.unsaid(both).stream()
                        .filter(PLACE.asMatchPredicate().negate())
                        .toList()
                : words.unsaid(both);
        boolean nearly = unsaid.size() == 1
                && words.size() >= MANY
                && !Character.isUpperCase(unsaid.getFirst().charAt(0));
        return figure.matcher(sentence).find() && hasNames(both) && (unsaid.isEmpty() || nearly);
    }

    private boolean isOfYears(String sentence, Optional<Integer> report) {
        var named = YEAR.matcher(sentence)
                .results()
                .map(each -> Integer.parseInt(each.group()))
                .toList();
        return named.isEmpty()
                ? years.stream().allMatch(each -> report.equals(Optional.of(each)))
                : named.containsAll(years);
    }
}
