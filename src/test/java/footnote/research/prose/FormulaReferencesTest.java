package footnote.research.prose;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Subject;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormulaReferencesTest {
    private final FormulaReferences formulas = new FormulaReferences(new FactLines(List.of(
            fact("revenue", 2025, "1463"),
            fact("revenue", 2021, "874"),
            fact("net_income", 2025, "484"),
            fact("operating_margin", 2025, "39.9"),
            fact("operating_margin", 2024, "38.5"))));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "growth(F1,F2) | 67.4% | revenue_growth",
                "cagr(F1, F2) | 13.7% | revenue_cagr",
                "difference(F1,F2) | $589 | revenue_change",
                "share(F3,F1) | 33.1% | net_income_share_of_revenue",
                "ratio(F1,F3) | 3.02 | revenue_to_net_income",
                "difference(F4,F5) | 140bp | operating_margin_change",
            })
    void computesAFormulaAndFilesItWithItsInputs(String formula, String printed, String metric) {
        var text = formulas.resolved(new Prose("It was {calc:" + formula + "}."));

        var entry = formulas.derived().get(text.references().iterator().next());
        assertThat(FigureFormat.of(entry.fact())).isEqualTo(printed);
        assertThat(entry.fact().metric().name()).isEqualTo(metric);
        assertThat(entry.derivation().orElseThrow().inputs()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"growth(F1,F3)", "growth(F1,F9)", "share(F1,F4)", "cagr(F2,F1)", "median(F1,F2)", "growth(F1)"})
    void leavesAFormulaThatHasNoMeaningToBeRefused(String formula) {
        var text = formulas.resolved(new Prose("It was {calc:" + formula + "}."));

        assertThat(text.text()).contains("{calc:");
        assertThat(formulas.derived()).isEmpty();
    }

    private static LedgerEntry fact(String metric, int year, String value) {
        return LedgerEntry.of(Fact.of(
                Subject.unlisted("Quavelin"),
                new Metric(metric),
                Period.of(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31)),
                new BigDecimal(value),
                metric.endsWith("margin") ? Unit.PERCENT : Unit.of(Denomination.USD),
                Basis.REPORTED,
                LocalDate.of(year + 1, 2, 1),
                Origin.document("sample", "facts", Instant.EPOCH)));
    }
}
