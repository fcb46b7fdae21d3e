package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import footnote.publication.chart.draw.Theme;
import footnote.publication.report.Calculations.Entry;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.ReportPrinter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LiveWorkbookTest {
    private static XSSFWorkbook workbook(Drafts draft) throws IOException {
        var printed = new ReportPrinter().print(draft.report(), new ReportPrinter.Style(Theme.HOUSE, false, true));
        return new XSSFWorkbook(new ByteArrayInputStream(printed.file(PrintedReport.WORKBOOK)));
    }

    /** A company with a cash-flow model, and a bank, which is valued by its book. */
    @ParameterizedTest
    @CsvSource({"QVLN, 25", "PLFB, 0"})
    void everyFormulaComesToThePrintedFigure(String symbol, int cells) throws IOException {
        var draft = Drafts.of(symbol);

        try (var book = workbook(draft)) {
            var evaluator = book.getCreationHelper().createFormulaEvaluator();
            int values = 0;
            for (var sheet : draft.report().workings().sheets()) {
                for (int row = 0; row < sheet.lines().size(); row++) {
                    var entries = sheet.lines().get(row).entries();
                    for (int i = 0; i < entries.size(); i++) {
                        if (entries.get(i) instanceof Entry.Formula(var text, var value)) {
                            var cell =
                                    book.getSheet(sheet.name()).getRow(row + 1).getCell(i + 2);
                            assertThat(evaluator.evaluate(cell).getNumberValue())
                                    .as("%s on %s: %s", cell.getAddress(), sheet.name(), text)
                                    .isCloseTo(value.doubleValue(), withinPercentage(0.0001));
                            values += sheet.name().equals("Scenarios")
                                            || sheet.name().equals("Grid")
                                    ? 1
                                    : 0;
                        }
                    }
                }
            }
            assertThat(values).isEqualTo(cells + 3);
        }
    }

    @Test
    void aScenarioFollowsTheReadersGrowth() throws IOException {
        try (var book = workbook(Drafts.of("QVLN"))) {
            var evaluator = book.getCreationHelper().createFormulaEvaluator();
            var scenarios = book.getSheet("Scenarios");
            var growth = scenarios.getRow(1).getCell(3);
            XSSFCell value = scenarios.getRow(scenarios.getLastRowNum()).getCell(3);
            double before = evaluator.evaluate(value).getNumberValue();

            growth.setCellValue(growth.getNumericCellValue() + 1);
            evaluator.clearAllCachedResultValues();

            assertThat(evaluator.evaluate(value).getNumberValue()).isGreaterThan(before);
            assertThat(growth.getCellStyle().getFont().getXSSFColor()).isNotNull();
            assertThat(growth.getHyperlink().getLocation()).isNotBlank();
        }
    }

    @Test
    void theFairValueOfTheViewFollowsTheRiskFreeRate() throws IOException {
        try (var book = workbook(Drafts.of("QVLN"))) {
            var evaluator = book.getCreationHelper().createFormulaEvaluator();
            var riskFree = book.getSheet("WACC").getRow(1).getCell(2);
            XSSFCell value = book.getSheet("View").getRow(1).getCell(2);
            double before = evaluator.evaluate(value).getNumberValue();

            riskFree.setCellValue(riskFree.getNumericCellValue() + 1);
            evaluator.clearAllCachedResultValues();

            assertThat(evaluator.evaluate(value).getNumberValue()).isLessThan(before);
        }
    }
}
