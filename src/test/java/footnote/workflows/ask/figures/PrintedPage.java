package footnote.workflows.ask.figures;

import footnote.domain.Subject;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.statements.FilingStatements.PageText;
import footnote.evidence.statements.PrintedRow;
import footnote.evidence.statements.StatementFacts;
import java.util.List;
import java.util.Optional;

/** A page of an annual report of fiscal 2022, as its statements are read. */
final class PrintedPage {
    private PrintedPage() {}

    static List<PrintedRow> rows(String page) {
        var label = new DocumentLabel(
                "id",
                "ANVIL_2022_10K",
                "Anvil",
                List.of(),
                Optional.empty(),
                DocumentKind.ANNUAL_REPORT,
                Optional.of(FiscalPeriod.year(2022)),
                Optional.empty(),
                Optional.empty(),
                "files");
        return StatementFacts.read(label, List.of(new PageText(Optional.of(50), page)), Subject.unlisted("Anvil"))
                .rows();
    }
}
