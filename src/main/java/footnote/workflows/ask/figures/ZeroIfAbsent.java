package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.evidence.statements.PrintedRow;
import footnote.evidence.statements.StatementType;
import footnote.workflows.ask.question.SideClause;
import footnote.workflows.ask.question.row.RowWords;
import java.util.List;
import java.util.regex.Pattern;

/** A zero where the question wants one for a row that its statement does not have: "if not outlined, state 0". */
final class ZeroIfAbsent {
    private static final Pattern BALANCE = Pattern.compile("(?i)\\bbalance sheets?\\b|\\bfinancial position\\b");
    private static final Pattern FLOWS = Pattern.compile("(?i)\\bcash flows?\\b");

    private ZeroIfAbsent() {}

    /** The sheet itself where it answers, or where a row may hold what is asked for. */
    static FigureSheet of(String question, CompanyQuestion asked, FigureSheet sheet, List<PrintedRow> printed) {
        if (!SideClause.wantsZero(question)
                || !sheet.answers().isEmpty()
                || asked.years().size() != 1) {
            return sheet;
        }
        var statement = BALANCE.matcher(question).find()
                ? StatementType.BALANCE
                : FLOWS.matcher(question).find() ? StatementType.CASH_FLOW : StatementType.INCOME;
        return RowWords.in(asked.question(), asked.names())
                .flatMap(words -> AbsentRow.in(
                        printed,
                        new Metric(words.name()),
                        asked.years().getFirst().year(),
                        statement,
                        row -> words.overlaps(row.label())))
                .map(zero -> LedgerEntry.of(zero.fact()))
                .map(entry -> new FigureSheet(asked.company(), List.of(entry.id()), List.of(entry), List.of())
                        .supported(new FigureSupport(FigureSupport.Source.BALANCED, FigureSupport.Kind.ROW, 0)))
                .orElse(sheet);
    }
}
