package footnote.workflows.ask.figures;

import footnote.domain.Subject;
import footnote.evidence.statements.FilingStatements.PageText;
import footnote.evidence.statements.PrintedRow;
import footnote.evidence.statements.StatementFacts;
import footnote.testing.PaperMill;
import java.util.List;
import java.util.Optional;

/** A page of an annual report of fiscal 2022, as its statements are read. */
final class PrintedPage {
    private PrintedPage() {}

    static List<PrintedRow> rows(String page) {
        var label = PaperMill.labelOfAnnualReport();
        return StatementFacts.read(label, List.of(new PageText(Optional.of(50), page)), Subject.unlisted("Anvil"))
                .rows();
    }
}
