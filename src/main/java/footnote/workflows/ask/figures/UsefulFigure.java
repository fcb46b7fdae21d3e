package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.evidence.statements.PrintedRow;
import footnote.evidence.statements.StatementType;
import footnote.workflows.ask.formulas.LenderFormulas;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.SideClause;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Says that a margin is of no use for a company that lends or insures, by the rows that only such a company's income statement has. */
final class UsefulFigure {
    private static final List<String> OF_OTHERS =
            List.of("gross_margin", "gross_profit", "operating_margin", "operating_income");
    private static final Pattern OF_A_LENDER = Pattern.compile(
            "(?i)^(?:total )?(?:net interest income(?: after .*)?|interest income|provisions? for (?:credit|loan) losses|.* net of interest expense)$");
    private static final Pattern OF_AN_INSURER = Pattern.compile(
            "(?i)^(?:total )?(?:net )?(?:premiums(?: earned)?|(?:policyholder )?benefits(?: and claims)?|claims incurred)$");
    private static final Pattern OF_SALES = Pattern.compile(
            "(?i)^(?:total )?(?:costs? of .*(?:sales|goods|revenues?|products?|services).*|merchandise costs|gross (?:profit|margin))$");

    private UsefulFigure() {}

    /** A sheet that answers nothing, with the reason, where the question allows that its figure is of no use. */
    static FigureSheet objected(String question, FigureSheet sheet, List<PrintedRow> printed) {
        var metric = SideClause.asksUsefulness(question) && sheet.answers().isEmpty()
                ? AskedMetrics.in(SideClause.withoutUsefulness(question)).stream()
                        .filter(OF_OTHERS::contains)
                        .findFirst()
                : Optional.<String>empty();
        return metric.flatMap(name -> shown(printed)
                        .map(row -> new FigureSheet(
                                sheet.company(),
                                List.of(),
                                row.facts().stream()
                                        .limit(1)
                                        .map(each -> LedgerEntry.of(each.fact()))
                                        .toList(),
                                List.of(sheet.company() + ": " + AskedMetrics.label(name) + LenderFormulas.NOT_OF
                                        + (OF_A_LENDER.matcher(row.label()).matches() ? "a lender" : "an insurer")
                                        + ", whose income statement has no cost of sales"))))
                .orElse(sheet);
    }

    /** A row that shows what kind of company it is; none where fewer than two do, or it sells goods as well. */
    private static Optional<PrintedRow> shown(List<PrintedRow> printed) {
        var income = printed.stream()
                .filter(row -> row.statement() == StatementType.INCOME)
                .toList();
        boolean sells =
                income.stream().anyMatch(row -> OF_SALES.matcher(row.label()).matches());
        return Stream.of(OF_A_LENDER, OF_AN_INSURER)
                .map(kind -> income.stream()
                        .filter(row -> kind.matcher(row.label()).matches())
                        .toList())
                .filter(rows -> rows.size() > 1 && !sells)
                .map(List::getFirst)
                .findFirst();
    }
}
