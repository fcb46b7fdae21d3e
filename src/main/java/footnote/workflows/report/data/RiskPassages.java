package footnote.workflows.report.data;

import footnote.research.prose.StandaloneSentence;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The passages of an annual report's risk factors that state a risk: the sentences that head each risk where the report
 * has them, without the words that introduce the section, headings of groups, and lists that only summarize. Risks that
 * name matters of the company come first, those that any company has come last.
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

    private static final int LONGEST_SENTENCE = 300;
    private static final int SPECIFIC = 4;
    private static final int SPECIFIC_SENTENCE = 2;
    private static final Pattern AMOUNTS =
            Pattern.compile("[$€£¥₩]\\s?\\d|\\d\\s?%|\\d (?:percent|billion|million)\\b");
    private static final Pattern CASES = Pattern.compile(
            "\\b[A-Z]\\w+ v\\. [A-Z]|(?i)\\b(?:patents?|exclusivity|licen[sc]es?|contracts?)\\b[^.]{0,80}\\b(?:expir\\w+|end(?:s|ed)?)\\b|\\b(?:(?:largest|single|top) customers?|class actions? (?:in|against))\\b");
    /** Products in capitals, and names of two words or more inside a sentence. */
    private static final Pattern NAMES = Pattern.compile(
            "\\b(?!(?:NYSE|NASDAQ|GAAP|COVID|OECD|ESG|GDPR)\\b)[A-Z]{5,}\\b|(?<=[a-z,] )(?!Annual|Form|Item|Note|Part|United|European|Securities|Consolidated)[A-Z][a-z]{2,}(?: (?:[A-Z][a-z]+|of|and))* [A-Z][a-z]{2,}");

    private static final Pattern GENERIC = Pattern.compile(
            "(?i)\\b(?:pandemics?|epidemics?|health crises|counterfeit\\w*|cyber\\w*|security breach\\w*|natural disasters?|catastrophic events|climate change"
                    + "|key (?:personnel|employees)|attract and retain|(?:economic|market|business) conditions|tax (?:laws|rates)|terroris\\w+|internal controls?|geopolitical|information (?:systems|technology))\\b");

    private RiskPassages() {}

    /** The lines that state a risk, each followed by the most specific sentence under it; a report without heading sentences gives its paragraphs. */
    static List<String> of(String text) {
        var lines = text.lines().map(String::strip).toList();
        var stated = IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).length() > SHORTEST && !introduces(lines.get(i)))
                .boxed()
                .toList();
        var headings = stated.stream().filter(i -> heads(lines.get(i))).toList();
        boolean headed = headings.size() >= ENOUGH;
        var starts = headed ? headings : stated;
        return IntStream.range(0, starts.size())
                .mapToObj(i -> {
                    int from = starts.get(i);
                    int to = i + 1 < starts.size() ? starts.get(i + 1) : lines.size();
                    return new Risk(lines.get(from), headed ? lines.subList(from + 1, to) : List.of());
                })
                .sorted(Comparator.comparingInt(Risk::rank))
                .map(Risk::quotation)
                .toList();
    }

    /** A risk and the paragraphs under its heading. */
    private record Risk(String heading, List<String> body) {
        /** 0 where it names the company's own matters, 2 where every company has it, 1 between. */
        int rank() {
            int named = specific(heading) + specific(String.join(" ", body));
            return GENERIC.matcher(heading).find() ? 2 : named >= SPECIFIC ? 0 : 1;
        }

        String quotation() {
            return body.stream()
                    .filter(line -> !line.matches("\\d+|.*Annual Report.*|.*Form 10-K.*"))
                    .takeWhile(line -> line.endsWith("."))
                    .flatMap(line -> Stream.of(SENTENCES.split(line, -1)))
                    .filter(each -> each.endsWith(".") && each.length() <= LONGEST_SENTENCE && !each.contains(": "))
                    .filter(each -> StandaloneSentence.test(each)
                            && Quotable.filed(each).isPresent())
                    .filter(each -> specific(each) >= SPECIFIC_SENTENCE)
                    .max(Comparator.comparingInt(RiskPassages::specific))
                    .map(each -> heading + " … " + each)
                    .orElse(heading);
        }
    }

    /** How many things of its own a text names: amounts, shares, cases, patents that end, products and other names. */
    private static int specific(String text) {
        return 2 * count(AMOUNTS, text, 2) + 2 * count(CASES, text, 2) + count(NAMES, text, 3);
    }

    private static int count(Pattern pattern, String text, int most) {
        return (int) pattern.matcher(text).results().limit(most).count();
    }

    private static boolean introduces(String line) {
        return !Character.isUpperCase(line.codePointAt(0))
                || GROUP.matcher(line).matches()
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
