package footnote.workflows.analyze;

import static footnote.workflows.analyze.SentimentAnalystTest.assignment;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Denomination;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.domain.opinion.RiskCode;
import footnote.domain.opinion.RiskFlag;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import footnote.testing.FakeMarket;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RiskAssessorTest {
    @ParameterizedTest
    @CsvSource({
        "NEAR_52W_HIGH, below_52_week_high, percent, 2.9, 3.1",
        "NEAR_52W_LOW, above_52_week_low, percent, 4.9, 5.1",
        "HIGH_VOLATILITY, volatility, percent, 45.1, 44.9",
        "OVERBOUGHT, rsi_14, ratio, 70.1, 69.9",
        "OVERSOLD, rsi_14, ratio, 29.9, 30.1",
        "DEEP_DRAWDOWN, drawdown, percent, 41, 39",
        "HIGH_LEVERAGE, debt_to_equity, ratio, 2.1, 1.9",
        "WEAK_INTEREST_COVER, interest_cover, ratio, 1.4, 1.6",
        "NEGATIVE_CASH_FLOW, free_cash_flow, INR, -1, 1",
        "LOSS_MAKING, net_income_12_months, INR, -1, 1",
        "DILUTION, share_count_growth, percent, 5.1, 4.9",
        "ACCOUNTING_FLAG, beneish_m_score, ratio, -1.7, -1.8",
        "DISTRESS, altman_z_score, ratio, 1.0, 1.2",
        "PLEDGED_SHARES, promoter_pledge, percent, 26, 24",
        "LOW_LIQUIDITY, daily_turnover, INR, 84000000, 86000000",
        "LOW_LIQUIDITY, daily_turnover, CAD, 900000, 1100000",
        "LOW_LIQUIDITY, daily_turnover, SEK, 9000000, 11000000",
        "EARNINGS_SOON, days_to_results, days, 13, 15"
    })
    void raisesAFlagBeyondItsThresholdOnly(RiskCode code, String metric, String unit, double risky, double fine) {
        assertThat(flags(metric, unit, risky)).extracting(RiskFlag::code).containsExactly(code);
        assertThat(flags(metric, unit, fine)).isEmpty();
    }

    @Test
    void citesTheValueAndTheThreshold() {
        var market = new FakeMarket();
        var measures = measures("rsi_14", Unit.RATIO, 80, FakeMarket.TODAY);

        var register = new RiskAssessor().assess(assignment(market), measures);

        var flag = register.flags().getFirst();
        assertThat(flag.entry()).contains(measures.find("rsi_14").orElseThrow().id());
        assertThat(register.measures().entries()).anySatisfy(entry -> {
            assertThat(flag.threshold()).contains(entry.id());
            assertThat(entry.number()).isEqualTo(70);
        });
    }

    @Test
    void flagsPricesThatAreOldButNotAWeekend() {
        assertThat(staleAfter(LocalDate.of(2026, 1, 2))).isEmpty(); // a Friday, read on a Monday
        assertThat(staleAfter(LocalDate.of(2025, 12, 23)))
                .extracting(RiskFlag::code)
                .containsExactly(RiskCode.STALE_DATA);
    }

    private static List<RiskFlag> staleAfter(LocalDate last) {
        var price = measures("price", Unit.perShare(new Denomination("INR")), 100, last);
        return new RiskAssessor().assess(assignment(new FakeMarket()), price).flags();
    }

    private static List<RiskFlag> flags(String metric, String unit, double value) {
        var measures = measures(metric, Unit.parse(unit), value, FakeMarket.TODAY);
        return new RiskAssessor().assess(assignment(new FakeMarket()), measures).flags();
    }

    private static MetricSet measures(String metric, Unit unit, double value, LocalDate day) {
        var deriver =
                new FactDeriver(Subject.of(FakeMarket.ACME), day, Origin.document("test", "a test", FakeMarket.NOW));
        deriver.derive(metric, Period.instant(day), unit, MaybeNumber.of(value), "given", List.of());
        return deriver.measures();
    }
}
