package footnote.testing;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;

/** Makes PDFs with given pages, whole, locked, or without text. */
public final class PaperMill {
    private PaperMill() {}

    public static byte[] pdf(List<String> pages) {
        return pdf(pages, "");
    }

    /** A PDF that opens only with the password. */
    public static byte[] locked(List<String> pages, String password) {
        return pdf(pages, password);
    }

    private static byte[] pdf(List<String> pages, String password) {
        try (var document = new PDDocument()) {
            var font = new PDType1Font(Standard14Fonts.FontName.HELVETICA);
            for (var text : pages) {
                var page = new PDPage();
                document.addPage(page);
                try (var stream = new PDPageContentStream(document, page)) {
                    stream.beginText();
                    stream.setFont(font, 9);
                    stream.setLeading(11);
                    stream.newLineAtOffset(40, 750);
                    for (String line : text.split("\n", -1)) {
                        stream.showText(line);
                        stream.newLine();
                    }
                    stream.endText();
                }
            }
            if (!password.isEmpty()) {
                document.protect(new StandardProtectionPolicy("owner", password, new AccessPermission()));
            }
            var out = new ByteArrayOutputStream();
            document.save(out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A short annual report: cover, discussion, and the three statements. */
    public static List<String> annualReport(String company, int year) {
        return List.of(
                """
                UNITED STATES SECURITIES AND EXCHANGE COMMISSION
                FORM 10-K
                For the fiscal year ended December 31, %d
                %s
                (Exact name of registrant as specified in its charter)
                Common Stock ANVL New York Stock Exchange""".formatted(year, company),
                """
                Item 7. Management's Discussion and Analysis
                Revenue rose because customers bought more anvils in Europe.
                Gross margin narrowed, mainly owing to the price of steel.
                We expect demand to hold.""",
                """
                %s
                CONSOLIDATED STATEMENTS OF INCOME
                (in millions, except per share data)
                Years ended December 31, %d %d
                Net sales $ 1,200 $ 1,000
                Cost of sales 700 560
                Operating income 240 220
                Interest expense 10 10
                Income before income taxes 230 210
                Provision for income taxes 50 45
                Net income $ 180 $ 165
                Basic $ 1.80 $ 1.65
                Diluted $ 1.75 $ 1.60""".formatted(company, year, year - 1),
                """
                %s
                CONSOLIDATED BALANCE SHEETS
                (in millions)
                December 31, %d %d
                Cash and cash equivalents $ 90 $ 80
                Accounts receivable 150 140
                Inventories 110 100
                Total current assets 400 350
                Property, plant and equipment, net 500 480
                Goodwill 60 60
                Total assets $ 1,000 $ 930
                Accounts payable 120 110
                Total current liabilities 200 190
                Total liabilities 450 430
                Retained earnings 500 450
                Total stockholders' equity 550 500""".formatted(company, year, year - 1),
                """
                %s
                CONSOLIDATED STATEMENTS OF CASH FLOWS
                (in millions)
                Years ended December 31, %d %d
                Net income $ 180 $ 165
                Depreciation and amortization 60 55
                Net cash provided by operating activities 230 200
                Purchases of property, plant and equipment (80) (70)
                Net cash used in investing activities (85) (75)
                Dividends paid (50) (45)
                Net cash used in financing activities (135) (100)
                Cash and cash equivalents at end of period 90 80""".formatted(company, year, year - 1));
    }

    /** What an annual report of Anvil for 2022 is filed under. */
    public static DocumentLabel labelOfAnnualReport() {
        return new DocumentLabel(
                "id",
                "ANVIL_2022_10K",
                "Anvil",
                List.of(),
                Optional.empty(),
                DocumentKind.ANNUAL_REPORT,
                Optional.of(FiscalPeriod.year(2022)),
                Optional.of(LocalDate.of(2023, 2, 10)),
                Optional.empty(),
                "files");
    }
}
