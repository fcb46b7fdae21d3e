package footnote.workflows.analyze;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.domain.Market;
import footnote.domain.opinion.AnalysisType;
import footnote.research.QueryParser;
import footnote.runtime.model.Model;
import footnote.runtime.model.OneOf;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads which company a query is about and what it asks for. */
public final class QueryReader {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(30));

    private static final Prompt PROMPT = Prompt.of(QueryReader.class);

    private final Model model;

    public QueryReader(Model model) {
        this.model = model;
    }

    /** The query's own words; what it leaves out an earlier turn may have said. */
    public AnalysisQuery read(String query, Map<String, String> memory) {
        var asked = QueryParser.isSymbol(query) ? Model.rules() : model;
        return asked.answered(
                        PROMPT.quote("query", query).with("memory", memory.getOrDefault("company", "nothing")),
                        AnalysisQuery.class,
                        inquiry -> taken(inquiry, query),
                        () -> rule(query))
                .value();
    }

    static AnalysisQuery rule(String query) {
        return new AnalysisQuery(
                QueryParser.company(query), QueryParser.market(query).map(Market::label), QueryParser.type(query));
    }

    /** A company that the query does not name would be an invention. */
    private static void taken(AnalysisQuery inquiry, String query) {
        inquiry.company().filter(company -> !says(query, company)).ifPresent(company -> {
            throw new IllegalArgumentException(
                    "the query does not say '" + company + "'; copy the company's name or symbol as it stands there");
        });
        inquiry.market().filter(market -> Market.named(market).isEmpty()).ifPresent(market -> {
            throw new IllegalArgumentException(
                    "'" + market + "' is no market we cover; it is one of US, India, China, Japan, Korea, Europe");
        });
    }

    private static boolean says(String query, String company) {
        String said = query.toLowerCase(Locale.ROOT);
        return Arrays.stream(company.toLowerCase(Locale.ROOT).split("\\s+", -1)).allMatch(said::contains);
    }

    /** What a reader asks for: the words for the company, where none are an earlier turn's, and the market and type if said. */
    public record AnalysisQuery(
            @JsonPropertyDescription("The company's name or symbol, letter by letter from the query.")
            Optional<String> company,

            @JsonPropertyDescription("The market the query says; left out where it says none.")
            @OneOf({"US", "India", "China", "Japan", "Korea", "Europe"})
            Optional<String> market,

            @JsonPropertyDescription("What kind of analysis the query asks for; left out where it does not say.")
            Optional<AnalysisType> analysisType) {
        private static final int LONGEST = 80;

        public AnalysisQuery {
            company = company.map(String::strip).filter(text -> !text.isEmpty());
            market = market.map(String::strip).filter(text -> !text.isEmpty());
            company.filter(text -> text.length() > LONGEST).ifPresent(text -> {
                throw new IllegalArgumentException(
                        "a company's name has " + LONGEST + " characters at most; '" + text + "' is more than a name");
            });
        }
    }
}
