package footnote.sources.fmp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.sources.BarSource;
import footnote.sources.BarSourceContract;
import footnote.sources.FactSource;
import footnote.sources.FactSourceContract;
import footnote.sources.SourceException.NotConfigured;
import footnote.testing.MovingClock;
import footnote.testing.Parser;
import footnote.testing.RecordedHttp;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

public class FmpTest {
    private static final Ticker ACME = new Ticker("ACME");
    private static final Listing LISTING = Listing.of(ACME, "Acme", "NYSE", Market.UNITED_STATES, Denomination.USD);
    private static final String STATEMENT = """
            [{"date":"2023-09-30","symbol":"ACME","reportedCurrency":"USD","filingDate":"2023-11-03","fiscalYear":"2023",
            "period":"FY","revenue":383285,"netIncome":96995,"eps":6.16,"totalAssets":352583,
            "capitalExpenditure":-10959,"weightedAverageShsOut":15744}]""";
    private static final String PRICES = """
            [{"symbol":"ACME","date":"2024-01-03","open":2,"high":3,"low":1,"close":2.5,"volume":10},
            {"symbol":"ACME","date":"2024-01-02","open":1,"high":2,"low":1,"close":2,"volume":20}]""";

    public static List<Parser> parsers() {
        var origin = Origin.web("fmp", URI.create("https://financialmodelingprep.com/"), Instant.EPOCH);
        return List.of(
                new Parser("fmp statements", _ -> false, json -> FmpStatements.parse(ACME, json, origin), STATEMENT),
                new Parser("fmp prices", _ -> false, json -> FmpBars.parse(ACME, json, origin), PRICES));
    }

    private static Fmp fmp(String answer) {
        return new Fmp(
                new RecordedHttp().on("financialmodelingprep", answer), "k", new MovingClock("2026-01-01T00:00:00Z"));
    }

    @Nested
    class Statements extends FactSourceContract {
        @Override
        protected FactSource source() {
            return new FmpStatements(fmp(STATEMENT));
        }

        @Override
        protected FactSource emptySource() {
            return new FmpStatements(fmp("[]"));
        }

        @Override
        protected Listing listing() {
            return LISTING;
        }

        @Test
        void knowsWhenItWasFiledAndTurnsOutflowsPositive() {
            assertThat(source().facts(LISTING)).anySatisfy(fact -> {
                assertThat(fact.metric()).isEqualTo(Metric.CAPITAL_EXPENDITURE);
                assertThat(fact.value()).isEqualByComparingTo("10959");
                assertThat(fact.knownAt()).isEqualTo("2023-11-03");
                assertThat(fact.period().label()).isEqualTo("FY23");
            });
        }
    }

    @Nested
    class Prices extends BarSourceContract {
        @Override
        protected BarSource source() {
            return new FmpBars(fmp(PRICES));
        }

        @Override
        protected BarSource brokenSource() {
            return new FmpBars(fmp("[{\"symbol\":"));
        }

        @Override
        protected Ticker ticker() {
            return ACME;
        }

        @Override
        protected DateRange range() {
            return new DateRange(LocalDate.of(2024, 1, 1), LocalDate.of(2024, 1, 31));
        }
    }

    @Test
    void namesTheSettingWithoutAKeyOrWithAWrongOne() {
        var keyless = new FmpBars(new Fmp(new RecordedHttp(), "", new MovingClock("2026-01-01T00:00:00Z")));
        var wrong = new FmpBars(fmp("{\"Error Message\":\"Invalid API KEY.\"}"));
        var days = new DateRange(LocalDate.of(2024, 1, 1), LocalDate.of(2024, 1, 31));

        assertThatThrownBy(() -> keyless.history(ACME, days))
                .isInstanceOf(NotConfigured.class)
                .hasMessageContaining("fmp.key");
        assertThatThrownBy(() -> wrong.history(ACME, days))
                .isInstanceOf(NotConfigured.class)
                .hasMessageContaining("Invalid API KEY");
    }
}
