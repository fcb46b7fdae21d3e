package footnote.workflows.ask.question;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The questions that stand in one: "who audits it and where is it based", "guidance on capex and on the tax rate". */
public record QuestionParts(List<String> parts) {
    private static final Pattern AND_ASKS = Pattern.compile(
            "(?i)(?:,? and|[,;])(?: also)? (?=(?:in |by |to |at |for )?(?:how (?:many|much|large|big|high|old|long|far|often|do|does|did|is|are|was|will)|what (?!is not)|where|when|who|why|which (?!of ))\\b)");
    /** What stands before a question without asking anything: "For the year ended January 2000". */
    private static final Pattern ASKS = Pattern.compile(
            "(?i)\\b(?:how|what|where|when|who|whom|whose|why|which|is|are|was|were|do|does|did|has|have|had|can|could|may|might|will|would|should|name|list|describe|give|show|tell|explain|summari[sz]e|identify|discuss|compare)\\b");

    private static final Pattern THAT_IS = Pattern.compile("(?i)[,;:(]? (?:i\\.e\\.|that is|in other words),? ");
    /** Two things after the same word: "on X and on Y". */
    private static final Pattern TWICE = Pattern.compile(
            "(?i)^(?<lead>.*?\\b(?<by>on|for|about|regarding) )(?<one>[^?,]+?),? and \\k<by> (?<two>[^?]+)");
    /** Two figures of one guidance. */
    private static final Pattern BOTH =
            Pattern.compile("(?i)^(?<lead>.*?\\b(?:on|for|about|regarding) )(?<one>[^?,]+?),? and (?<two>[^?]+)");

    /** What is not asked for: "beyond what has been paid". */
    private static final Pattern BESIDE = Pattern.compile(
            "(?i) (?:beyond|other than|besides|apart from|in addition to) (?:what|those|that|the amounts?) [^?,]{3,40}?(?= (?:could|may|might|would|will|is|are) |[?,]|$)");

    private static final Pattern CONTEXT = Pattern.compile(" \\([^()]*\\)$");
    private static final Pattern REFERS =
            Pattern.compile("(?i)\\b(?:it|its|they|their|them|he|she|his|her|that|this|these|those)\\b");
    private static final Pattern NAME = Pattern.compile(
            "(?<=[\\p{L}\\d,’'(] |\\()\\p{Lu}[\\p{L}\\d&.-]*(?:(?: (?:of|and|&) | )\\p{Lu}[\\p{L}\\d&.-]*)*");
    private static final Pattern NO_NAME = Pattern.compile(
            "(?:FY|Q[1-4]|[1-4]Q|CY|H[12])[ ’']?\\d*|U\\.?S\\.?A?\\.?|10-?[KQ]|8-?K|GAAP|Item|Note|Part|I|(?:January|February|March|April|May|June|July|August|September|October|November|December|CEO|CFO|COO|M&A|United States|USD|R&D|SG&A|EPS|EBITDA?|PP&E|COGS|Form|Schedule|Section|Company|Inc\\.?).*");

    public QuestionParts {
        parts = List.copyOf(parts);
    }

    public static QuestionParts of(String question) {
        String asks =
                BESIDE.matcher(THAT_IS.matcher(question).replaceAll(" and ")).replaceAll(" ");
        var parts = new ArrayList<String>();
        for (String asked : asking(asks)) {
            var twice = TWICE.matcher(asked);
            var both = BOTH.matcher(asked);
            if (twice.find()) {
                parts.add(twice.group("lead") + twice.group("one"));
                parts.add(twice.group("lead") + twice.group("two"));
            } else if (AnswerForm.isOfGuidance(asked)
                    && both.find()
                    && isTwoFigures(both.group("one"), both.group("two"))) {
                parts.add(both.group("lead") + both.group("one"));
                parts.add(both.group("lead") + both.group("two"));
            } else {
                parts.add(asked);
            }
        }
        return new QuestionParts(parts.stream()
                .map(String::strip)
                .filter(part -> part.contains(" "))
                .toList());
    }

    private static List<String> asking(String question) {
        var parts = new ArrayList<>(List.of(AND_ASKS.split(question, -1)));
        if (parts.size() > 1 && !ASKS.matcher(parts.getFirst()).find()) {
            String before = parts.removeFirst();
            parts.set(0, before + ", " + parts.getFirst());
        }
        return parts;
    }

    private static boolean isTwoFigures(String one, String two) {
        var first = AskedMetrics.in(one);
        var second = AskedMetrics.in(two);
        return !first.isEmpty() && !second.isEmpty() && !first.equals(second);
    }

    /** The parts that can be asked alone, each with the names that "it" or "he" in it stands for. */
    public List<String> alone() {
        return java.util.stream.IntStream.range(0, parts.size())
                .mapToObj(i -> i > 0
                                && (REFERS.matcher(parts.get(i)).find()
                                        || names(parts.get(i)).isEmpty())
                        ? parts.get(i) + named(parts.getFirst())
                        : parts.get(i))
                .toList();
    }

    /** A part of a question as it was asked. */
    public static String withoutContext(String part) {
        return CONTEXT.matcher(part).replaceFirst("");
    }

    private static String named(String part) {
        var names = names(part);
        return names.isEmpty() ? "" : " (" + String.join(", ", names) + ")";
    }

    /** The proper names in a question but for its first word, times and kinds of reports. */
    public static Set<String> names(String question) {
        var names = new LinkedHashSet<String>();
        NAME.matcher(question)
                .results()
                .map(found -> found.group())
                .filter(name -> !NO_NAME.matcher(name).matches())
                .forEach(names::add);
        return names;
    }
}
