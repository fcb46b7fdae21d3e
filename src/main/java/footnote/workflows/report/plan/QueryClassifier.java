package footnote.workflows.report.plan;

import footnote.domain.Market;
import footnote.research.QueryParser;
import footnote.research.SectorQuestion;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tells new queries from follow-ups, and reads company, market and kind of analysis from the words. */
public final class QueryClassifier {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(30));

    private static final Prompt PROMPT = Prompt.of(QueryClassifier.class);
    private static final Pattern VERSUS =
            Pattern.compile("(?i)\\b(?:vs\\.?|versus|against|compared? (?:with|to)|with|and)\\b|,|&(?= )");
    /** What is compared, after the companies: "in terms of cash flow". */
    private static final Pattern ASPECT = Pattern.compile(
            "(?i)\\b(?:in terms of|with (?:respect|regard) to|regarding|focus(?:ing|ed)? on|based on|in the light of)\\b.*");

    private static final Pattern COMPARES = Pattern.compile("(?i)\\b(?:compar\\w+|vs\\.?|versus|side by side)\\b");
    private static final Pattern SECTOR = Pattern.compile(
            "(?i)\\b(?:sector|industry) (?:report|analysis|overview|review)?(?:\\s*(?:on|of|for))?\\s*(.*)|(.*?)\\b(?:sector|industry)\\b");
    private static final Map<ReportKind, Pattern> KINDS = Map.of(
            ReportKind.VALUATION,
                    Pattern.compile("(?i)\\b(?:valuation|value of|valued|worth|multiples?|dcf|fair value)\\b"),
            ReportKind.GROWTH, Pattern.compile("(?i)\\b(?:growth|growing|grow|expansion)\\b"),
            ReportKind.COMPREHENSIVE,
                    Pattern.compile(
                            "(?i)\\b(?:comprehensive|complete|full|everything|in depth|in-depth|deep dive)\\b"));
    private static final Pattern POINTS_BACK = Pattern.compile(
            "(?i)\\b(?:it|its|their|they|that|this|these|the report|the company|chart|exhibit|you said|above)\\b");

    private static final Pattern MOVES = Pattern.compile(
            "\\b(?:rise|rising|rose|fall|falling|fell|drop|dropped|drops|improve[ds]?|decline[ds]?|widen(?:ed)?|narrow(?:ed)?|change[ds]?|increase[ds]?|decrease[ds]?|grow|grew|shrink|shrank|jump(?:ed)?|higher|lower|better|worse|down|up|so|high|low|last|year|quarter|operating|gross|net|s)\\b");

    private final Model model;

    public QueryClassifier(Model model) {
        this.model = model;
    }

    public QueryClassification classify(String query, Map<String, String> memory) {
        var asked = QueryParser.isSymbol(query) ? Model.rules() : model;
        return asked.answered(
                        PROMPT.quote("query", query).quote("memory", memory.getOrDefault("company_name", "nothing")),
                        QueryClassification.class,
                        classification -> checked(classification, query, memory),
                        () -> rule(query, memory))
                .value();
    }

    /** A company that the query does not name would be an invention; a follow-up needs a report to follow. */
    private static void checked(QueryClassification classification, String query, Map<String, String> memory) {
        String said = query.toLowerCase(Locale.ROOT);
        Stream.concat(classification.detectedCompany().stream(), classification.otherCompanies().stream())
                .filter(name -> !Arrays.stream(name.toLowerCase(Locale.ROOT).split("\\s+", -1))
                        .allMatch(said::contains))
                .findFirst()
                .ifPresent(name -> {
                    throw new IllegalArgumentException(
                            "the query does not say '" + name + "'; copy the company's name as it stands there");
                });
        if (classification.queryType() == QueryClassification.Type.FOLLOW_UP && !memory.containsKey("company")) {
            throw new IllegalArgumentException("there is no report yet that this could follow up on");
        }
        classification
                .detectedMarket()
                .filter(market -> Market.named(market).isEmpty())
                .ifPresent(market -> {
                    throw new IllegalArgumentException("'" + market
                            + "' is no market we cover; it is one of US, India, China, Japan, Korea, Europe");
                });
    }

    static QueryClassification rule(String said, Map<String, String> memory) {
        String query = TimeRange.without(said);
        var asked = SectorQuestion.in(query);
        var sector = asked.map(SectorQuestion::sector).or(() -> sector(query));
        var market = asked.flatMap(SectorQuestion::market)
                .or(() -> QueryParser.market(query))
                .map(Market::label);
        if (sector.isPresent()) {
            return new QueryClassification(
                    QueryClassification.Type.NEW_QUERY,
                    market,
                    Optional.empty(),
                    List.of(),
                    sector,
                    ReportKind.SECTOR,
                    "the words name a sector");
        }
        String subject = QueryWish.of(query).subject();
        var named = COMPARES.matcher(query).find() ? compared(subject, memory) : List.<String>of();
        if (named.size() > 1) {
            return new QueryClassification(
                    QueryClassification.Type.NEW_QUERY,
                    market,
                    Optional.of(named.getFirst()),
                    named.subList(1, Math.min(5, named.size())),
                    Optional.empty(),
                    ReportKind.COMPARISON,
                    "the words set companies side by side");
        }
        var company = QueryParser.company(subject)
                .or(() -> QueryParser.company(query))
                .filter(words -> !backwards(words));
        boolean follows = memory.containsKey("company")
                && (company.isEmpty()
                        || (lowerCase(company.get())
                                && (POINTS_BACK.matcher(query).find() || onlyFigures(company.get()))));
        return follows
                ? new QueryClassification(
                        QueryClassification.Type.FOLLOW_UP,
                        Optional.ofNullable(memory.get("market")),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        kind(QueryWish.about(query)),
                        "it names no company, and a report is there to follow up on")
                : new QueryClassification(
                        QueryClassification.Type.NEW_QUERY,
                        market,
                        company,
                        List.of(),
                        Optional.empty(),
                        kind(QueryWish.about(query)),
                        company.isPresent() ? "it names a company" : "it names no company");
    }

    /** Words that name figures and how they moved, such as "margin rise", and no company. */
    private static boolean onlyFigures(String words) {
        String left = MOVES.matcher(" " + words.toLowerCase(Locale.ROOT) + " ").replaceAll(" ");
        for (var entry : MetricCatalogue.shipped().mentioned(left)) {
            for (var name : entry.names().toList()) {
                left = left.replace(" " + name + " ", "  ");
            }
        }
        return left.isBlank();
    }

    private static boolean lowerCase(String words) {
        return words.equals(words.toLowerCase(Locale.ROOT));
    }

    /** Words that only point back, such as "its margin". */
    private static boolean backwards(String words) {
        return Arrays.stream(words.toLowerCase(Locale.ROOT).split("\\s+", -1))
                .allMatch(word -> POINTS_BACK.matcher(word).matches());
    }

    private static Optional<String> sector(String query) {
        if (!Pattern.compile("(?i)\\b(?:sector|industry)\\b").matcher(query).find()
                || Pattern.compile("(?i)\\b(?:of|for|on|about) [A-Z][\\w&.]+ (?:Inc|Corp|Ltd|plc|AG|SA)\\b")
                        .matcher(query)
                        .find()) {
            return Optional.empty();
        }
        var found = SECTOR.matcher(QueryParser.anywhere(query));
        while (found.find()) {
            for (int i = 1; i <= 2; i++) {
                var words = Optional.ofNullable(found.group(i))
                        .map(QueryClassifier::bare)
                        .orElse("");
                if (!words.isEmpty()) {
                    return Optional.of(words);
                }
            }
        }
        return Optional.empty();
    }

    private static String bare(String words) {
        return words.replaceAll(
                        "(?i)\\b(?:do|a|an|the|report|analysis|analyse|analyze|rank|ranking|overview|review|of|on|for|members?|companies|in|please|compare|whole|give|me|sector|industry)\\b",
                        " ")
                .replaceAll("[?.!,]", " ")
                .replaceAll("\\s+", " ")
                .strip();
    }

    /** The companies set side by side; of one alone with a word that points back, the other is the report's. */
    private static List<String> compared(String query, Map<String, String> memory) {
        var named = compared(query);
        var before = memory.get("company_name");
        return named.size() == 1 && before != null && POINTS_BACK.matcher(query).find()
                ? List.of(before, named.getFirst())
                : named;
    }

    private static List<String> compared(String query) {
        return Arrays.stream(VERSUS.split(
                        ASPECT.matcher(query)
                                .replaceAll(" ")
                                .replaceAll(
                                        "(?i)\\b(?:compare|comparison|side by side|of|between|please|do|a|the|how|does|do)\\b",
                                        " "),
                        -1))
                .map(part -> QueryParser.company(part.strip()).orElse(""))
                .filter(name -> !name.isBlank() && !name.matches("(?i)to"))
                .distinct()
                .toList();
    }

    static ReportKind kind(String query) {
        var said = KINDS.entrySet().stream()
                .filter(each -> each.getValue().matcher(query).find())
                .map(Map.Entry::getKey)
                .toList();
        return said.contains(ReportKind.COMPREHENSIVE) || said.size() > 1
                ? ReportKind.COMPREHENSIVE
                : said.isEmpty() ? ReportKind.FUNDAMENTAL : said.getFirst();
    }
}
