package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.publication.chart.draw.Theme;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.Report;
import footnote.publication.report.ReportCheck;
import footnote.publication.report.ReportPrinter;
import footnote.testing.SampledRows;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class LedgerProofTest {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();
    private static final ReportPrinter.Style PAGE_ALONE = new ReportPrinter.Style(Theme.HOUSE, false, true);
    private static final Report REPORT = Drafts.kept("QVLN").report();
    private static final PrintedReport PRINTED = Drafts.printed("QVLN");

    private static ReportCheck proof(PrintedReport printed, String ledger) {
        return ReportCheck.of(new String(printed.file(PrintedReport.PAGE), StandardCharsets.UTF_8), ledger);
    }

    private static String ledger(PrintedReport printed) {
        return new String(printed.file(PrintedReport.LEDGER), StandardCharsets.UTF_8);
    }

    @Test
    void nearlyEveryDerivedFactIsReckonedAgain() {
        var proof = proof(PRINTED, ledger(PRINTED));

        assertThat(proof.doubts()).isEmpty();
        // errors of past forecasts rest on what was known on earlier days, which a report does not carry
        assertThat(proof.recomputed()).isGreaterThan(8 * proof.recorded());
    }

    @ParameterizedTest
    @SampledRows(every = 2, textBlock = """
            PLFB
            TRVM
            TSDR
            LQIA
            """)
    void soAreThoseOfABankALossMakerANewcomerAndAForeigner(String symbol) {
        var printed = new ReportPrinter().print(Drafts.kept(symbol).report(), PAGE_ALONE);

        var proof = proof(printed, ledger(printed));

        assertThat(proof.doubts()).isEmpty();
        assertThat(proof.recomputed()).isGreaterThan(5 * proof.recorded());
    }

    /** Whoever forges a figure and its id too is found by the inputs. */
    @ParameterizedTest
    @SampledRows(every = 3, textBlock = """
            return_on_invested_capital
            model_value_per_share_at
            scenario_value_per_share
            implied_growth
            price_to_earnings
            share_level
            revenue_cagr
            """)
    void aForgedFigureIsFoundByItsInputs(String metric) {
        var entry = REPORT.ledger().stream()
                .filter(each -> each.fact().metric().name().equals(metric)
                        && each.derivation().isPresent())
                .findFirst()
                .orElseThrow();
        var forged = forged(entry);
        var ledger = (ObjectNode) JSON.readTree(ledger(PRINTED));
        for (var each : ledger.get("facts")) {
            if (each.get("id").asString().equals(entry.id())) {
                ((ObjectNode) each).put("id", forged.id());
                ((ObjectNode) each.get("fact")).put("value", forged.fact().value());
            }
        }

        var proof = proof(PRINTED, ledger.toString());

        assertThat(proof.doubts())
                .anyMatch(doubt ->
                        doubt.text().startsWith(forged.id()) && doubt.why().contains("its inputs give"));
    }

    private static LedgerEntry forged(LedgerEntry entry) {
        var fact = entry.fact();
        return LedgerEntry.derived(
                new Fact(
                        fact.subject(),
                        fact.metric(),
                        fact.period(),
                        fact.value().multiply(new BigDecimal("1.01")),
                        fact.unit(),
                        fact.basis(),
                        fact.knownAt(),
                        fact.origin(),
                        fact.dimensions()),
                entry.derivation().orElseThrow());
    }
}
