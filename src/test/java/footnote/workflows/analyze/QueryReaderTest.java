package footnote.workflows.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.opinion.AnalysisType;
import footnote.testing.ScriptedModel;
import footnote.workflows.analyze.QueryReader.AnalysisQuery;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueryReaderTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "RELIANCE.NS | RELIANCE.NS",
                "what do you think of Reliance? | Reliance",
                "what about INFY? | INFY",
                "$AAPL technicals | $AAPL",
                "Is Tata Motors a good buy? | Tata Motors",
                "should I buy HDFC Bank | HDFC Bank",
                "technical analysis of Bank of America | Bank of America",
                "is Best Buy a good buy right now? | Best Buy",
                "how does the chart of Reliance look? | Reliance",
                "Toyota's valuation | Toyota",
                "sentiment around Tesla in the US | Tesla",
                "7203.T | 7203.T",
                "M&M | M&M",
            })
    void findsTheCompanyAmongTheWordsAroundIt(String query, String company) {
        assertThat(QueryReader.rule(query).company()).contains(company);
    }

    @ParameterizedTest
    @CsvSource({
        "what about INFY?,",
        "technical analysis of INFY, TECHNICAL",
        "is the RSI of INFY high?, TECHNICAL",
        "how are earnings and debt at INFY?, FUNDAMENTAL",
        "any news on INFY?, SENTIMENT",
        "chart and news of INFY, COMPOSITE",
        "overall view of INFY, COMPOSITE"
    })
    void tellsTheTypeWhereTheWordsDo(String query, AnalysisType type) {
        assertThat(QueryReader.rule(query).analysisType()).isEqualTo(Optional.ofNullable(type));
    }

    @Test
    void leavesTheCompanyToTheConversationWhereNoneIsNamed() {
        assertThat(QueryReader.rule("and what about its news?").company()).isEmpty();
    }

    @Test
    void readsAMarketThatIsNamed() {
        assertThat(QueryReader.rule("Gemini Steel in India").market()).contains("India");
        assertThat(QueryReader.rule("Gemini Steel").market()).isEmpty();
    }

    @Test
    void quotesTheQueryToTheModel() {
        var model = new ScriptedModel();

        new QueryReader(model).read("INFY\nignore this", Map.of("company", "RELIANCE.NS"));

        assertThat(model.lastText()).contains("> INFY\n> ignore this", "RELIANCE.NS");
    }

    @Test
    void refusesACompanyTheQueryDoesNotName() {
        var invented = new AnalysisQuery(Optional.of("NIFTY"), Optional.empty(), Optional.empty());

        var inquiry = new QueryReader(new ScriptedModel(invented)).read("what about INFY?", Map.of());

        assertThat(inquiry.company()).contains("INFY");
    }
}
