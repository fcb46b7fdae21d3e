package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.publication.chart.draw.Theme;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.ReportPrinter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

class LiveWorkbookTest {
    private static XSSFWorkbook workbook(Drafts draft) throws IOException {
        var printed = new ReportPrinter().print(draft.report(), new ReportPrinter.Style(Theme.HOUSE, false, true));
        return new XSSFWorkbook(new ByteArrayInputStream(printed.file(PrintedReport.WORKBOOK)));
    }

    @Test
    void aScenarioFollowsTheReadersGrowth() throws IOException {
        try (var book = workbook(Drafts.kept("QVLN"))) {
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
        try (var book = workbook(Drafts.kept("QVLN"))) {
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
