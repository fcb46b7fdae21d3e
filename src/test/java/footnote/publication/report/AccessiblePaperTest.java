package footnote.publication.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.PaperMill;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.verapdf.core.VeraPDFException;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** A document is readable by a screen reader as PDF/UA-1 wants it, by the judgement of veraPDF. */
class AccessiblePaperTest {
    @BeforeAll
    static void open() {
        VeraGreenfieldFoundryProvider.initialise();
    }

    @Test
    void keepsEveryRuleOfPdfUa() throws VeraPDFException, IOException {
        byte[] document = ReportSamples.printed().file(PrintedReport.DOCUMENT);

        assertThat(broken(document)).isEmpty();
    }

    /** Exhibits that stand side by side are read where they stand, not after everything else. */
    @Test
    void readsExhibitsInTheirOrder() throws IOException {
        byte[] document = ReportSamples.printed().file(PrintedReport.DOCUMENT);

        var exhibits = Pattern.compile("(?m)^EXHIBIT (\\d+)")
                .matcher(PdfText.of(document))
                .results()
                .map(found -> Integer.valueOf(found.group(1)))
                .toList();

        assertThat(exhibits).hasSizeGreaterThan(5).isSorted();
    }

    @Test
    void findsOutADocumentWithoutTags() throws VeraPDFException, IOException {
        assertThat(broken(PaperMill.pdf(List.of("Words that nobody tagged")))).isNotEmpty();
    }

    private static List<String> broken(byte[] document) throws VeraPDFException, IOException {
        var rules = PDFAFlavour.PDFUA_1;
        try (var parser = Foundries.defaultInstance().createParser(new ByteArrayInputStream(document), rules);
                var validator = Foundries.defaultInstance().createValidator(rules, false)) {
            return validator.validate(parser).getTestAssertions().stream()
                    .filter(each -> each.getStatus() == TestAssertion.Status.FAILED)
                    .map(each -> each.getRuleId().getClause() + ": " + each.getMessage())
                    .distinct()
                    .toList();
        }
    }
}
