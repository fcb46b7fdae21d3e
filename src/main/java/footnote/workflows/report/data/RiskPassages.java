package footnote.workflows.report.data;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The passages of an annual report's risk factors that state a risk: the sentences that head each risk where the report
 * has them, without the words that introduce the section, headings of groups, and lists that only summarize.
 */
final class RiskPassages {
    private static final int SHORTEST = 40;
    private static final int LONGEST_HEADING = 420;
    private static final int ENOUGH = 3;

    private static final Pattern INTRODUCTION =
            Pattern.compile("(?i)\\b(?:should (?:carefully )?(?:consider|read|review)"
                    + "|consider carefully|carefully consider|read in conjunction|described (?:below|elsewhere|in this)|set forth below"
                    + "|following (?:risk )?(?:factors?|risks|discussion|summary)|forward-looking statements?"
                    + "|(?:are|is) not the only|not (?:presently|currently) known|currently unknown|known or unknown"
                    + "|should not (?:use|be considered)|no (?:assurance|guarantee) .{0,40}\\brisk|include, but are not limited"
                    + "|summary of (?:the )?risks?|high degree of risk|involves? (?:certain |significant )?risks"
                    + "|identify,? manage and mitigate|discussed more fully|this (?:section|item|annual report))\\b");
    private static final Pattern GROUP = Pattern.compile(
            "(?i)^(?:risks? (?:related|relating|associated|pertaining|of|from)"
                    + "|general risks?|summary|item 1a|other risks?|macroeconomic and industry|business risks?|legal and regulatory)\\b.*");
    private static final Pattern LIST = Pattern.compile("^[•▪◦·*–—-].*|.*[:;]$|.*; (?:and|or)$");
    private static final Pattern STATES = Pattern.compile(
            "(?i)\\b(?:could|may|might|can|cannot|depends?|relies|rely|faces?|subject to|exposed?|unable)\\b");
    private static final Pattern HARM = Pattern.compile(
            "(?i)\\b(?:advers\\w+|harm\\w*|negativ\\w+|reduc\\w+|los(?:e|s|ses)"
                    + "|fail\\w*|declin\\w+|disrupt\\w*|impair\\w*|damag\\w+|competit\\w+|liabilit\\w+|depends?|subject to|risks?)\\b");
    private static final Pattern SENTENCES = Pattern.compile("(?<=[.!?])\\s+(?=\\p{Lu})");

    private RiskPassages() {}

    /** The lines that state a risk, in their order; a report without heading sentences gives its paragraphs. */
    static List<String> of(String text) {
        var stated = text.lines()
                .map(String::strip)
                .filter(line -> line.length() > SHORTEST && !introduces(line))
                .toList();
        var headings = stated.stream().filter(RiskPassages::heads).toList();
        return headings.size() >= ENOUGH ? headings : stated;
    }

    private static boolean introduces(String line) {
        return GROUP.matcher(line).matches()
                || LIST.matcher(line).matches()
                || !STATES.matcher(line).find()
                || Stream.of(SENTENCES.split(line, 3))
                        .limit(2)
                        .anyMatch(each -> INTRODUCTION.matcher(each).find())
                || line.equals(line.toUpperCase(Locale.ROOT));
    }

    /** One sentence that says what can happen and what it harms. */
    private static boolean heads(String line) {
        return line.length() <= LONGEST_HEADING
                && line.endsWith(".")
                && SENTENCES.split(line, 2).length == 1
                && HARM.matcher(line).find();
    }
}
