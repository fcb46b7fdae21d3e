package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.domain.LedgerEntry;
import footnote.publication.chart.draw.Theme;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.ReportPrinter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.FormulaEvaluator;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The workbook of a report, calculated again by another program than the one that wrote it (Apache POI). */
class WorkbookRecalculationTest {
    private static PrintedReport printed(Drafts draft) {
        return new ReportPrinter().print(draft.report(), new ReportPrinter.Style(Theme.HOUSE, false, true));
    }

    private static XSSFWorkbook workbook(PrintedReport printed) throws IOException {
        return new XSSFWorkbook(new ByteArrayInputStream(printed.file(PrintedReport.WORKBOOK)));
    }

    private static List<Cell> formulas(XSSFWorkbook book) {
        var cells = new ArrayList<Cell>();
        book.forEach(sheet -> sheet.forEach(row -> row.forEach(cell -> {
            if (cell.getCellType() == CellType.FORMULA) {
                cells.add(cell);
            }
        })));
        return cells;
    }

    private static String place(Cell cell) {
        return cell.getSheet().getSheetName() + "!" + cell.getAddress();
    }

    @ParameterizedTest
    @ValueSource(strings = {"QVLN", "PLFB", "NILX.IL"})
    void everyFormulaHasAStoredValueThatRecalculationConfirms(String symbol) throws IOException {
        holds(Drafts.kept(symbol));
    }

    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("symbols")
    void soDoTheWorkbooksOfAllCompaniesOfTheSampleMarket(String symbol) throws IOException {
        holds(Drafts.kept(symbol));
    }

    static List<String> symbols() {
        return List.copyOf(Drafts.all().keySet());
    }

    private static void holds(Drafts draft) throws IOException {
        var printed = printed(draft);
        try (var book = workbook(printed)) {
            FormulaEvaluator evaluator = book.getCreationHelper().createFormulaEvaluator();
            var wrong = new ArrayList<String>();
            var cells = formulas(book);
            for (var cell : cells) {
                var again = evaluator.evaluate(cell);
                if (cell.getCachedFormulaResultType() != again.getCellType()) {
                    wrong.add(place(cell) + " stores " + cell.getCachedFormulaResultType());
                    continue;
                }
                if (again.getCellType() == CellType.STRING) {
                    if (!cell.getStringCellValue().equals(again.getStringValue())) {
                        wrong.add(place(cell) + " stores " + cell.getStringCellValue());
                    }
                    continue;
                }
                double stored = cell.getNumericCellValue();
                if (Math.abs(again.getNumberValue() - stored) > 1e-6 * Math.max(0.1, Math.abs(stored))) {
                    wrong.add(place(cell) + " stores " + stored + ", recalculated " + again.getNumberValue());
                }
            }
            assertThat(wrong).isEmpty();
            assertThat(cells).hasSizeGreaterThan(30);
            assertThat(unlisted(printed, book, draft)).isEmpty();
        }
    }

    /** Facts that the page prints and the workbook has not, or has with another value. */
    private static List<String> unlisted(PrintedReport printed, XSSFWorkbook book, Drafts draft) {
        var listed = new HashMap<String, Double>();
        var facts = book.getSheet("Facts");
        facts.forEach(row -> {
            var id = row.getCell(0);
            if (id != null && id.getCellType() == CellType.STRING) {
                row.forEach(cell -> {
                    if (cell.getCellType() == CellType.NUMERIC || cell.getCellType() == CellType.FORMULA) {
                        listed.putIfAbsent(id.getStringCellValue(), cell.getNumericCellValue());
                    }
                });
            }
        });
        Map<String, LedgerEntry> ledger = new HashMap<>();
        draft.report().ledger().forEach(entry -> ledger.put(entry.id(), entry));
        var page = Jsoup.parse(new String(printed.file(PrintedReport.PAGE), StandardCharsets.UTF_8));
        var missing = new ArrayList<String>();
        for (var id : new HashSet<>(page.select("a.fig").eachAttr("data-fact"))) {
            var value = listed.get(id);
            double fact = ledger.get(id).number();
            if (value == null || Math.abs(value - fact) > 1e-6 * Math.max(1e-3, Math.abs(fact))) {
                missing.add(id + " " + fact + " is " + value + " in the workbook");
            }
        }
        return missing;
    }

    @Test
    void anotherWaccMovesFairValueGridAndScenarios() throws IOException {
        try (var book = workbook(printed(Drafts.kept("QVLN")))) {
            var evaluator = book.getCreationHelper().createFormulaEvaluator();
            var before = values(book, evaluator);
            var sheet = book.getSheet("WACC");
            var wacc = sheet.getRow(sheet.getLastRowNum()).getCell(2);

            wacc.setCellFormula(null);
            wacc.setCellValue(wacc.getNumericCellValue() + 1);
            evaluator.clearAllCachedResultValues();

            var after = values(book, evaluator);
            assertThat(before).isNotEmpty();
            assertThat(after)
                    .allSatisfy((place, value) ->
                            assertThat(value).as(place).isNotCloseTo(before.get(place), within(0.01)));
        }
    }

    /** Fair value, the middle of the grid and the value of each scenario. */
    private static Map<String, Double> values(XSSFWorkbook book, FormulaEvaluator evaluator) {
        var values = new HashMap<String, Double>();
        values.put(
                "View",
                evaluator.evaluate(book.getSheet("View").getRow(1).getCell(2)).getNumberValue());
        var scenarios = book.getSheet("Scenarios");
        for (int i = 2; i <= 4; i++) {
            var cell = scenarios.getRow(scenarios.getLastRowNum()).getCell(i);
            values.put("Scenarios " + i, evaluator.evaluate(cell).getNumberValue());
        }
        book.getSheet("Grid")
                .forEach(row -> row.forEach(cell -> {
                    if (cell.getCellType() == CellType.FORMULA && cell.getColumnIndex() > 2 && cell.getRowIndex() > 1) {
                        values.put(
                                "Grid " + cell.getAddress(),
                                evaluator.evaluate(cell).getNumberValue());
                    }
                }));
        return values;
    }
}
