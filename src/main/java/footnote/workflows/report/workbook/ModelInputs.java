package footnote.workflows.report.workbook;

import footnote.domain.LedgerEntry;
import footnote.workflows.report.data.ReportFacts;
import java.util.Optional;

/** The assumptions of the cash-flow model by their keys. */
record ModelInputs(ReportFacts book) {
    Optional<LedgerEntry> find(String key) {
        return book.data().value().assumptions().stream()
                .filter(assumption -> assumption.key().equals(key))
                .findFirst()
                .flatMap(assumption -> book.entry(assumption.fact()));
    }

    LedgerEntry needed(String key) {
        return find(key).orElseThrow();
    }

    LedgerEntry tax() {
        return find("tax")
                .or(() -> find("effective_tax_rate"))
                .or(() -> find("tax_assumed"))
                .orElseThrow();
    }
}
