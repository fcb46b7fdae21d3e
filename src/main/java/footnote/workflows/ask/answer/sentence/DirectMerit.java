package footnote.workflows.ask.answer.sentence;

import footnote.workflows.ask.question.QuestionWords;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How well a sentence that says the topic of a question answers it, by what else it says. */
public final class DirectMerit {
    private static final Pattern MAY_BE = Pattern.compile("(?i)\\b(?:could|may|might)\\b");
    private static final Pattern CURRENT = Pattern.compile(
            "(?i)\\b(?:currently|is pending|are pending|remains?|appeal(?:ed)?|as of (?:\\p{L}+ \\d|the date))\\b");
    private static final Pattern OF_ITSELF = Pattern.compile("(?i)\\b(?:we|our|us|the company)\\b");
    private static final Pattern ASKS_WHAT = Pattern.compile("(?i)^(?:what|which|who|name|list)\\b");
    private static final Pattern ASKS_MEANING =
            Pattern.compile("(?i)^(?:what (?:is|was|are|were)|describe|explain|tell me about)\\b");
    /** A list of three things and more. */
    private static final Pattern LISTS = Pattern.compile(
            "(?i)\\b(?:include[sd]?|including|such as|consists? of|are|primarily|principally|mainly|namely|comprises?)\\b[^.;]*,[^.;]*(?:,| and )");
    /** A question for several things of a kind. */
    private static final Pattern ASKS_LIST = Pattern.compile(
            "(?i)^(?:what|which) (?:(?:are|were) [^?]*?[\\p{L}]{3,}s\\b|(?:[\\p{L}-]+ ){0,2}[\\p{L}-]{3,}s (?:are|does|do|did|were|has|have)\\b)");

    private static final Pattern YEAR = Pattern.compile("(?<![\\d,.$])(?:19|20)\\d{2}(?!\\d|,\\d)");
    private static final int LONG_AGO = 3;
    private static final Pattern PAIR = Pattern.compile("(?=\\b(\\p{Ll}{4,}) (\\p{Ll}{4,})\\b)");
    private static final int STEM = 5;

    private final String question;
    private final QuestionWords topic;
    private final WantedStatement wanted;
    private final Set<String> own;
    private final Set<String> names;
    private final Set<Integer> years;
    private final Optional<AskedLine> line;
    private final List<Pattern> phrases;
    private final Optional<Pattern> introduced;

    /** The merit by a question, the first words of its companies' names, its years and the line it asks about. */
    public DirectMerit(
            String question,
            QuestionWords topic,
            Set<String> own,
            Set<String> names,
            Set<Integer> years,
            Optional<AskedLine> line) {
        this.question = question;
        this.topic = topic;
        this.wanted = WantedStatement.in(question);
        this.own = own;
        this.names = names;
        this.years = years;
        this.line = line;
        this.phrases = phrases(question, topic);
        this.introduced = names.isEmpty() || !ASKS_MEANING.matcher(question).find()
                ? Optional.empty()
                : Optional.of(Pattern.compile("(?i)\\([^()]{0,20}[“\"]?(?:"
                        + names.stream().map(Pattern::quote).collect(Collectors.joining("|")) + ")[”\"]?\\)"));
    }

    /** Whether things of a kind are asked for and a sentence lists some. */
    public boolean lists(String text) {
        return asksList(question) && isList(text);
    }

    /** Whether a sentence begins with one of these names. */
    public static boolean isSubject(Set<String> names, String text) {
        String start = text.toLowerCase(Locale.ROOT).replaceFirst("^(?:the|our|its|in) ", "");
        return names.stream().anyMatch(start::startsWith);
    }

    /** The pairs of words of the topic that stand together in a question. */
    private static List<Pattern> phrases(String question, QuestionWords topic) {
        return PAIR.matcher(question)
                .results()
                .filter(pair -> topic.said(pair.group(1)) > 0 && topic.said(pair.group(2)) > 0)
                .map(pair -> Pattern.compile("(?i)\\b" + stem(pair.group(1)) + "\\p{L}*[ -]" + stem(pair.group(2))))
                .toList();
    }

    private static String stem(String word) {
        return word.substring(0, Math.min(STEM, word.length())).replaceFirst("s$", "");
    }

    /** Whether things of a kind are asked for. */
    public static boolean asksList(String question) {
        return ASKS_LIST.matcher(question).find();
    }

    /** Whether a sentence lists things. */
    public static boolean isList(String text) {
        return LISTS.matcher(text).find();
    }

    /** Whether all years a sentence names were over long before the year of its report. */
    private static boolean isLongPast(String text, OptionalInt reported) {
        var said = YEAR.matcher(text)
                .results()
                .mapToInt(each -> Integer.parseInt(each.group()))
                .max();
        return said.isPresent() && reported.isPresent() && said.getAsInt() <= reported.getAsInt() - LONG_AGO;
    }

    /** What to add for a sentence of a report of a year, and for those that go on from it. */
    public double of(String text, String together, OptionalInt reported) {
        double merit = 0;
        if (wanted == WantedStatement.NAMES) {
            merit += 0.04 * Math.min(10, WantedStatement.names(together, own).size());
        }
        if (line.stream().anyMatch(each -> each.isSubjectOf(text))) {
            merit += 0.3;
        }
        if (wanted == WantedStatement.SIZE
                && MAY_BE.matcher(question).find()
                && MAY_BE.matcher(text).find()) {
            merit += 0.4;
        }
        if (wanted == WantedStatement.REASON && SentenceFit.hasNumber(ReasonFit.explained(text))) {
            merit += 0.15;
        }
        if (wanted == WantedStatement.REASON && years.stream().anyMatch(year -> text.contains(year.toString()))) {
            merit += 0.2;
        }
        if (wanted == WantedStatement.STATUS && CURRENT.matcher(together).find()) {
            merit += 0.15;
        }
        if (topic.defines(together)) {
            merit += 0.1;
        }
        if (introduced.stream().anyMatch(each -> each.matcher(text).find())) {
            merit += 0.5;
        }
        if (ASKS_WHAT.matcher(question).find() && LISTS.matcher(text).find()) {
            merit += 0.15;
        }
        if (wanted != WantedStatement.RISK
                && MAY_BE.matcher(text).find()
                && !MAY_BE.matcher(question).find()) {
            merit -= 0.15; // what may be says less than what is
        }
        if (years.isEmpty() && isLongPast(text, reported)) {
            merit -= 0.4;
        }
        if (isSubject(names, text)) {
            merit += 0.1;
        }
        merit += 0.1
                * Math.min(
                        2,
                        phrases.stream()
                                .filter(each -> each.matcher(text).find())
                                .count());
        return merit + (OF_ITSELF.matcher(text).find() ? 0.05 : 0) - text.length() / 4000.0;
    }
}
