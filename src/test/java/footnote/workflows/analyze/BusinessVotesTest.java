package footnote.workflows.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.CompanyKind;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import footnote.testing.FakeMarket;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BusinessVotesTest {
    @ParameterizedTest
    @CsvSource({
        "BANK, cet1_ratio, 14.8, 1",
        "BANK, cet1_ratio, 10.2, 0",
        "BANK, cet1_ratio, 8.4, -1",
        "INSURER, solvency_ratio, 230, 1",
        "INSURER, solvency_ratio, 178, 0",
        "INSURER, solvency_ratio, 112, -1",
        "BANK, equity_to_assets, 4, -1"
    })
    void capitalIsJudgedByTheRatioThatTheCompanyReports(CompanyKind kind, String metric, double value, double leaning) {
        var tally = BusinessVotes.of(measured(metric, value), kind);

        assertThat(tally.votes()).singleElement().satisfies(vote -> {
            assertThat(vote.on()).isEqualTo("Capital");
            assertThat(vote.lean()).isEqualTo(leaning);
        });
    }

    @Test
    void equityOverAssetsDoesNotVoteBesideARegulatoryRatio() {
        var both = measured("cet1_ratio", 14.8).and(measured("equity_to_assets", 4));

        var votes = BusinessVotes.of(both, CompanyKind.BANK).votes();

        assertThat(votes).singleElement().satisfies(vote -> assertThat(vote.lean())
                .isEqualTo(1));
    }

    private static MetricSet measured(String metric, double value) {
        var deriver = FactDeriver.on(Subject.of(FakeMarket.ACME), FakeMarket.TODAY);
        deriver.derive(
                metric, Period.instant(FakeMarket.TODAY), Unit.PERCENT, MaybeNumber.of(value), "given", List.of());
        return deriver.measures();
    }
}
