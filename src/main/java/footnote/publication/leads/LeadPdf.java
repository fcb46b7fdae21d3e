package footnote.publication.leads;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import footnote.domain.lead.LeadReport;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.ZoneOffset;
import java.util.GregorianCalendar;
import java.util.Objects;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;

/** A lead report's page as PDF with fonts embedded, the same bytes for the same report. */
public final class LeadPdf {
    private static final String FONTS = "/footnote/publication/fonts/";

    static {
        XRLog.setLoggingEnabled(false); // its notes are not for readers
    }

    private LeadPdf() {}

    public static byte[] of(LeadReport report) {
        var out = new ByteArrayOutputStream();
        var builder = new PdfRendererBuilder();
        font(builder, "IBMPlexSans-Regular.ttf", "IBM Plex Sans", 400);
        font(builder, "IBMPlexSans-Medium.ttf", "IBM Plex Sans", 500);
        font(builder, "IBMPlexSans-SemiBold.ttf", "IBM Plex Sans", 600);
        font(builder, "SourceSerif4-Regular.ttf", "Source Serif 4", 400);
        font(builder, "SourceSerif4-SemiBold.ttf", "Source Serif 4", 700);
        String page = LeadPage.of(report);
        builder.withHtmlContent(page, null).withProducer("Footnote").toStream(out);
        try (var renderer = builder.buildPdfRenderer()) {
            renderer.layout();
            renderer.createPDFWithoutClosing();
            var document = renderer.getPdfDocument();
            var information = new PDDocumentInformation();
            information.setTitle("Leads: " + report.intent().market());
            information.setProducer("Footnote");
            var day = GregorianCalendar.from(report.asOf().atStartOfDay(ZoneOffset.UTC));
            information.setCreationDate(day);
            information.setModificationDate(day);
            document.setDocumentInformation(information);
            document.setDocumentId((long) page.hashCode());
            document.save(out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot print the leads", e);
        }
    }

    private static void font(PdfRendererBuilder builder, String file, String family, int weight) {
        builder.useFont(() -> open(file), family, weight, FontStyle.NORMAL, true);
    }

    private static InputStream open(String file) {
        return Objects.requireNonNull(LeadPdf.class.getResourceAsStream(FONTS + file), file);
    }
}
