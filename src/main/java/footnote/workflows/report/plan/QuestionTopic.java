package footnote.workflows.report.plan;

import com.fasterxml.jackson.annotation.JsonProperty;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a question is about, where it is about one thing: the claim that the report then tests and answers. */
public enum QuestionTopic {
    @JsonProperty("dividend")
    DIVIDEND,
    @JsonProperty("ownership")
    OWNERSHIP,
    @JsonProperty("earnings_quality")
    EARNINGS_QUALITY,
    @JsonProperty("solvency")
    SOLVENCY,
    @JsonProperty("trend")
    TREND,
    @JsonProperty("risk")
    RISK,
    @JsonProperty("valuation")
    VALUATION,
    @JsonProperty("margin")
    MARGIN,
    @JsonProperty("growth")
    GROWTH;

    private static final List<Row> ROWS = read();

    private static final Pattern ASKS = Pattern.compile(
            "(?i)\\?\\s*$|^\\s*(?:is|are|was|were|will|would|can|could|does|do|did|has|have|how|why|who|what|which|when)\\b");
    private static final Pattern WHOLE =
            Pattern.compile("(?i)\\b(?:comprehensive|complete|full|everything|in[- ]depth|deep dive)\\b");

    /** What every report is about, whatever was asked. */
    private static final Pattern GENERAL = Pattern.compile(
            "(?i)\\b(?:buy\\w*|sell\\w*|hold\\w*|own|invest\\w*|good|bad|better"
                    + "|best|attractive|opinion|views?|rating|recommend\\w*|think|thesis|outlook|prospects?|future|perform\\w*|doing"
                    + "|do|does well|results?|earn\\w*|revenues?|profits?|sales|cash|price[ds]?|shares?|stocks?|targets?|overview"
                    + "|analy\\w+|research\\w*|report\\w*|business\\w*|model|segments?|products?|compet\\w+|peers?|rivals?|moat"
                    + "|industry|market\\w*|debts?|balance|capital|costs?|financ\\w+|compan\\w+|compar\\w+|fundamental\\w*|strong\\w*|weak\\w*)\\b");

    /** A line of the file: the words of a topic, the chapters that answer it, and the metrics that test it. */
    private record Row(QuestionTopic topic, Pattern words, List<String> sections, List<String> metrics) {}

    /** The topic of a question or a wish. */
    public static Optional<QuestionTopic> of(String text) {
        return ROWS.stream()
                .filter(row -> row.words().matcher(text).find())
                .map(Row::topic)
                .findFirst();
    }

    /** Whether the words are a question rather than an order. */
    static boolean asks(String words) {
        return ASKS.matcher(words).find();
    }

    /** The topic of a question that asks for nothing else, so that a few pages answer it. */
    static Optional<QuestionTopic> narrow(String question) {
        return asks(question) && !WHOLE.matcher(question).find() ? of(question) : Optional.empty();
    }

    /** Whether something is asked that no report by rule is about, such as what a person did. */
    public static boolean isBeyond(String question) {
        return asks(question)
                && !GENERAL.matcher(question.replaceFirst("(?i)^\\s*(?:do|does)\\b", ""))
                        .find()
                && of(question).isEmpty();
    }

    /** The chapters that answer it, beside the summary and those every report has. */
    List<String> sections() {
        return row().sections();
    }

    /** The keys of the metrics that test it. */
    List<String> metrics() {
        return row().metrics();
    }

    /** Whether a grave red flag is itself the answer. */
    public boolean answeredByRedFlags() {
        return this == SOLVENCY || this == EARNINGS_QUALITY || this == RISK;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private Row row() {
        return ROWS.stream().filter(row -> row.topic() == this).findFirst().orElseThrow();
    }

    private static List<Row> read() {
        try (var in = QuestionTopic.class.getResourceAsStream("topics.tsv")) {
            if (in == null) {
                throw Fault.state("the file of topics is not beside its class");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.split("\t", -1))
                    .map(cells -> new Row(
                            valueOf(cells[0].toUpperCase(Locale.ROOT)),
                            Pattern.compile("(?i)" + cells[1]),
                            Arrays.asList(cells[2].split(",", -1)),
                            Arrays.asList(cells[3].split(",", -1))))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the file of topics", e);
        }
    }
}
