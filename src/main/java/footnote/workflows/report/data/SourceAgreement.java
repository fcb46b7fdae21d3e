package footnote.workflows.report.data;

import footnote.domain.Document;
import footnote.domain.Finding;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader;
import footnote.evidence.FactComparison;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import java.util.List;

/** How many filed figures equal those that the annual report prints, as facts that the report can cite. */
public final class SourceAgreement {
    /** How many figures were compared. */
    public static final String COMPARED = "figures_compared";
    /** How many of them agree, in percent. */
    public static final String AGREEING = "figures_agreeing";

    private SourceAgreement() {}

    /** Nothing where no statement of the report could be read. */
    static MetricSet of(EvidenceReader evidence, Ledger ledger, Finding<Document> report) {
        var compared = new FactComparison(evidence).printed(ledger, report);
        if (compared.pairs().isEmpty()) {
            return MetricSet.none(ledger.subject());
        }
        var day = ledger.asOf();
        var deriver = FactDeriver.on(ledger.subject(), day);
        deriver.derive(
                COMPARED,
                Period.instant(day),
                Unit.COUNT,
                MaybeNumber.of(compared.pairs().size()),
                "filed figures that the annual report's statements print too",
                List.of());
        deriver.derive(
                AGREEING,
                Period.instant(day),
                Unit.PERCENT,
                MaybeNumber.of(compared.rate()),
                "share of those that agree within half a percent",
                List.of());
        return deriver.measures();
    }
}
