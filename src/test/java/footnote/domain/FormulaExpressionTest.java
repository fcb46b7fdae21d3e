package footnote.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import footnote.quant.value.DiscountedCashFlow;
import footnote.quant.value.DiscountedCashFlow.Assumptions;
import footnote.quant.value.DiscountedCashFlow.GrowthPath;
import footnote.quant.value.DiscountedCashFlow.Investment;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class FormulaExpressionTest {
    private static final Fact SALES = year("revenue", 2025, 120);
    private static final Fact SALES_BEFORE = year("revenue", 2024, 100);
    private static final Fact PROFIT = year("net_income", 2025, 30);

    private static Fact year(String metric, int year, double value) {
        return Fact.of(
                new Subject("TEST"),
                new Metric(metric),
                Period.of(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31)),
                BigDecimal.valueOf(value),
                Unit.RATIO,
                Basis.REPORTED,
                LocalDate.of(year + 1, 2, 1),
                Origin.document("test", "paper", Instant.EPOCH));
    }

    private static double value(String terms, Fact... inputs) {
        return FormulaExpression.value(terms, SALES, List.of(inputs));
    }

    @Test
    void readsBracketsAndPrecedence() {
        assertThat(value("2 + 3 * 4 - 10 / 5")).isEqualTo(12);
        assertThat(value("(2 + 3) * -4")).isEqualTo(-20);
    }

    @Test
    void findsInputsByNameAndYear() {
        assertThat(value("100 * (revenue / revenue@before - 1)", SALES, SALES_BEFORE))
                .isEqualTo(20, within(1e-9));
        assertThat(value("100 * net_income / revenue", PROFIT, SALES)).isEqualTo(25);
    }

    @Test
    void findsInputsByPlace() {
        assertThat(value("#1 - #2", SALES, SALES_BEFORE)).isEqualTo(20);
        assertThat(value("#1 + sum(#2..)", SALES, SALES_BEFORE, PROFIT)).isEqualTo(250);
        assertThat(value("median(all)", SALES, SALES_BEFORE, PROFIT)).isEqualTo(100);
        assertThat(value("quantile(0.25, all)", SALES, SALES_BEFORE, PROFIT)).isEqualTo(65);
    }

    @Test
    void takesTheFirstInputThatIsThere() {
        assertThat(value("net_income - (tax ?? interest ?? 5)", PROFIT)).isEqualTo(25);
        assertThat(value("(tax + 1) ?? net_income", PROFIT)).isEqualTo(30);
    }

    /** 100 growing by 10 % for 2 years at 10 %: each worth 100; then 121 for ever without growth, worth 1,000 today. */
    @Test
    void discountsCashFlows() {
        assertThat(value("cash_value(100, 10, 2, 0, 10, 200, 10)")).isEqualTo(100, within(1e-9));
        assertThat(value("cash_growth(100, 0, 2, 0, 10, 200, 10, 100)")).isEqualTo(10, within(1e-9));
    }

    /** The least growth tried leaves 1% of the first year; below a price of that, the bound itself is given. */
    @Test
    void noYearOfAShiftedPathFallsByMoreThanEverything() {
        var assumed =
                new Assumptions(100, new GrowthPath(-0.45, 0.30, 0.08), 5, 0, 0.02, 0.10, 0, 1, 1, Investment.NONE);

        double formula = value("path_growth(100, 0, -45, 30, 8, 5, 0, 2, 10, 0, 1, 300)");

        assertThat(formula)
                .isEqualTo(100 * DiscountedCashFlow.impliedGrowth(assumed, 300).orNaN(), within(1e-7));
        assertThat(value("path_growth(100, 0, -45, 30, 8, 5, 0, 2, 10, 0, 1, 0)"))
                .isEqualTo(6.2 - 54, within(1e-9));
    }

    @Test
    void refusesWhatItCannotReckon() {
        for (var terms : List.of(
                "revenue",
                "#2",
                "1 +",
                "(1",
                "1 2",
                "root(2)",
                "pow(2)",
                "1 / 0",
                "mean(revenue@before)",
                "#",
                "years()")) {
            assertThatThrownBy(() -> value(terms, PROFIT)).as(terms).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> value("revenue", SALES, SALES)).hasMessageContaining("several inputs");
    }
}
