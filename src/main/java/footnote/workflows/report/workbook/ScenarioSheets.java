package footnote.workflows.report.workbook;

import footnote.domain.LedgerEntry;
import footnote.publication.report.Calculations.Entry;
import footnote.publication.report.Calculations.Line;
import footnote.publication.report.Calculations.Sheet;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationResult;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The scenarios and the grid of values as sheets whose formulas lead back to the inputs of the cash-flow sheet. */
final class ScenarioSheets {
    private final ReportFacts book;
    private final ValuationResult value;
    private final int perMajor;

    ScenarioSheets(ReportFacts book, int perMajor) {
        this.book = book;
        this.value = book.data().value();
        this.perMajor = perMajor;
    }

    /** A column a course; what it assumes is an input, its value a formula. */
    Optional<Sheet> scenarios(int years) {
        if (value.scenarios().isEmpty()) {
            return Optional.empty();
        }
        var lines = new ArrayList<Line>();
        var assumptions = value.scenarios().getFirst().premises();
        for (int i = 0; i < assumptions.size(); i++) {
            int at = i;
            lines.add(new Line(
                    assumptions.get(i).key(),
                    assumptions.get(i).name() + ", %",
                    value.scenarios().stream()
                            .<Entry>map(each ->
                                    new Entry.Input(each.premises().get(at).fact()))
                            .toList()));
        }
        boolean lender = assumptions.stream().anyMatch(each -> each.key().equals("return"));
        if (lender && !bookInputs(lines)) {
            return Optional.empty();
        }
        var formula = lender
                ? "MAX(0,([return]-[terminal])/([rate]-[terminal]))*[book]*" + perMajor
                : perShare("[growth]", "[rate]", "[DCF:terminal@0!]", years);
        lines.add(new Line(
                "per_share",
                "Value per share",
                value.scenarios().stream()
                        .map(each -> formula(formula, each.value()))
                        .toList()));
        return Optional.of(new Sheet(
                "Scenarios",
                value.scenarios().stream().map(ValuationResult.Scenario::name).toList(),
                lines));
    }

    private boolean bookInputs(List<Line> lines) {
        var worth = book.lastYear("book_value_per_share");
        var terminal = value.premises().stream()
                .filter(each ->
                        each.key().equals("terminal_growth") || each.key().equals("terminal"))
                .findFirst();
        if (worth.isEmpty() || terminal.isEmpty()) {
            return false;
        }
        lines.add(same("terminal", "Terminal growth, %", terminal.get().fact()));
        lines.add(same("book", "Book value per share", worth.get().id()));
        return true;
    }

    private Line same(String key, String label, String fact) {
        return new Line(
                key,
                label,
                value.scenarios().stream()
                        .<Entry>map(_ -> new Entry.Input(fact))
                        .toList());
    }

    /** A row a discount rate, a column a growth for ever; both are inputs, every value a formula. */
    Optional<Sheet> grid(int years) {
        return value.grid().map(grid -> {
            var columns = new ArrayList<>(List.of("Discount rate, %"));
            var growths = new ArrayList<Entry>(List.of(new Entry.Empty()));
            for (int i = 0; i < grid.growths().size(); i++) {
                columns.add("Growth " + (i + 1));
                growths.add(new Entry.Input(grid.growths().get(i)));
            }
            var lines = new ArrayList<>(List.of(new Line("for_ever", "Terminal growth, %", growths)));
            for (int i = 0; i < grid.rates().size(); i++) {
                var key = "row" + (char) ('a' + i);
                var entries = new ArrayList<Entry>(
                        List.of(new Entry.Input(grid.rates().get(i))));
                var formula = perShare("[DCF:growth@0!]", "[" + key + "@0!]", "[for_ever]", years);
                grid.cells().get(i).forEach(cell -> entries.add(formula(formula, cell)));
                lines.add(new Line(key, "Value per share", entries));
            }
            return new Sheet("Grid", columns, lines);
        });
    }

    private Entry formula(String text, String fact) {
        return book.entry(fact)
                .map(LedgerEntry::fact)
                .<Entry>map(each -> new Entry.Formula(text, each.value()))
                .orElseGet(Entry.Empty::new);
    }

    /** Both stages in closed form: a geometric row of years, then growth for ever; a rate equal to the growth counts years. */
    private String perShare(String growth, String rate, String terminal, int years) {
        var each = "((1+" + growth + "/100)/(1+" + rate + "/100))";
        var forecast = "IF(" + growth + "=" + rate + "," + years + "," + each + "*(1-" + each + "^" + years + ")/(1-"
                + each + "))";
        var rest = each + "^" + years + "*(1+" + terminal + "/100)/((" + rate + "-" + terminal + ")/100)";
        return "([DCF:flow@0!]*(" + forecast + "+" + rest + ")-[DCF:net_debt@0!])/[DCF:shares@0!]*"
                + BigDecimal.valueOf(perMajor).toPlainString();
    }
}
