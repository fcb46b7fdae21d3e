package footnote.publication.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

class ReportWorkbookTest {
    private static final Report REPORT = ReportSamples.report();

    @Test
    void everyWorkingComesToTheValueItWasWrittenWith() throws IOException {
        try (var book = open(REPORT)) {
            var evaluator = book.getCreationHelper().createFormulaEvaluator();
            for (var sheet : REPORT.workings().sheets()) {
                for (int row = 0; row < sheet.lines().size(); row++) {
                    for (int i = 0; i < sheet.columns().size(); i++) {
                        if (sheet.lines().get(row).entries().get(i)
                                instanceof Calculations.Entry.Formula(var text, var value)) {
                            var cell =
                                    book.getSheet(sheet.name()).getRow(row + 1).getCell(i + 2);

                            assertThat(evaluator.evaluate(cell).getNumberValue())
                                    .as("%s in %s", text, cell.getAddress())
                                    .isCloseTo(value.doubleValue(), within(0.01));
                        }
                    }
                }
            }
        }
    }

    @Test
    void ratiosFollowWhenAnInputIsChanged() throws IOException {
        try (var book = open(REPORT)) {
            var sheet = book.getSheet("Restated");
            var margin = cell(book, "Restated", "Operating margin", 8);
            var evaluator = book.getCreationHelper().createFormulaEvaluator();
            double before = evaluator.evaluate(margin).getNumberValue();

            cell(book, "Restated", "Operating income", 8).setCellValue(0);
            evaluator.clearAllCachedResultValues();

            assertThat(sheet).isNotNull();
            assertThat(before).isCloseTo(8.5 / 27.4, within(1e-9));
            assertThat(evaluator.evaluate(margin).getNumberValue()).isZero();
        }
    }

    @Test
    void inputsAreBlueAndLeadToTheirSource() throws IOException {
        try (var book = open(REPORT)) {
            var input = (org.apache.poi.xssf.usermodel.XSSFCell) cell(book, "Restated", "Revenue", 8);

            assertThat(input.getNumericCellValue()).isEqualTo(27.4e9);
            assertThat(input.getCellStyle().getFont().getXSSFColor().getARGBHex())
                    .endsWith("0000FF");
            assertThat(input.getHyperlink().getAddress()).isEqualTo("https://example.org/filings/2025");
        }
    }

    @Test
    void firstReportedFiguresStandApartFromRestatedOnes() throws IOException {
        try (var book = open(REPORT)) {
            assertThat(cell(book, "Restated", "Revenue", 5).getNumericCellValue())
                    .isEqualTo(19.8e9);
            assertThat(cell(book, "As reported", "Revenue", 5).getNumericCellValue())
                    .isEqualTo(19.9e9);
        }
    }

    @Test
    void noTextBecomesAFormula() throws IOException {
        try (var book = open(ReportSamples.report("=HYPERLINK(\"http://x\",\"y\")", "=1+1"))) {
            var formulas = new ArrayList<String>();
            book.forEach(sheet -> sheet.forEach(row -> row.forEach(cell -> {
                if (cell.getCellType() == CellType.FORMULA) {
                    formulas.add(cell.getCellFormula());
                }
            })));

            assertThat(formulas).isNotEmpty().noneMatch(each -> each.contains("HYPERLINK") || each.equals("1+1"));
        }
    }

    private static XSSFWorkbook open(Report report) throws IOException {
        return new XSSFWorkbook(new ByteArrayInputStream(ReportWorkbook.of(report)));
    }

    private static Cell cell(XSSFWorkbook book, String sheet, String label, int column) {
        for (var row : book.getSheet(sheet)) {
            if (row.getCell(0) != null && row.getCell(0).toString().equals(label)) {
                return row.getCell(column);
            }
        }
        throw new AssertionError("no row " + label + " on " + sheet);
    }
}
