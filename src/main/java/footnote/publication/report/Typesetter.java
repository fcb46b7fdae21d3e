package footnote.publication.report;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.outputdevice.helper.ExternalResourceControlPriority;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.render.DefaultObjectDrawerFactory;
import com.openhtmltopdf.util.XRLog;
import footnote.publication.chart.draw.ChartRenderer;
import footnote.publication.infographic.InfographicRenderer;
import footnote.publication.text.Typeface;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Sets the report as a tagged PDF: measured once on an endless page, planned, then set for good. */
final class Typesetter {
    private static final double PAGE_HEIGHT = 792 - 66 - 54;
    private static final double[] SHARES = {0.985, 0.955, 0.925};
    private static final double COVER_MORE = 26; // the first page has no running head
    private static final double COVER_HEIGHT = 630;
    private static final double EMPTIEST = 0.38;

    private final Report report;
    private final FootnoteNumbering notes;
    private final ChartRenderer charts;
    private final InfographicRenderer pictures;
    private int onCover;

    static {
        XRLog.setLoggingEnabled(false);
    }

    Typesetter(Report report, FootnoteNumbering notes, ChartRenderer charts, InfographicRenderer pictures) {
        this.report = report;
        this.notes = notes;
        this.charts = charts;
        this.pictures = pictures;
    }

    /** Where a page comes out too empty, because a long text broke elsewhere than planned, pages are planned shorter. */
    byte[] bytes() {
        try {
            var measured = measured();
            for (double share : SHARES) {
                var set = set(PagePlan.of(measured, PAGE_HEIGHT * share), measured, share == SHARES[SHARES.length - 1]);
                if (set.isPresent()) {
                    return set.get();
                }
            }
            throw new IllegalStateException("the last plan is always taken");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Also settles how much the cover holds: fewer blocks while its column is too high. */
    private List<PagePlan.Measured> measured() {
        for (onCover = CoverFit.most(report, notes, PdfReport.COVER_WORDS); ; onCover--) {
            var page = page(PagePlan.natural());
            var content = page.write(true);
            try (var renderer = renderer(page, content)) {
                renderer.layout();
                var lede = renderer.getSharedContext().getBoxById("lede");
                if (onCover == 0 || lede.getHeight() / renderer.getDotsPerPoint() <= COVER_HEIGHT) {
                    return blocks(renderer);
                }
            }
        }
    }

    private PdfReport page(PagePlan plan) {
        return new PdfReport(report, notes, charts, pictures, plan, onCover);
    }

    /** A block reaches down to the next one, so that margins between them are counted. */
    private List<PagePlan.Measured> blocks(PdfBoxRenderer renderer) {
        var measured = new ArrayList<PagePlan.Measured>();
        double below = top(renderer, "notes").orElseThrow();
        below = top(renderer, "b-gaps").orElse(below);
        for (int i = report.sections().size() - 1; i >= 0; i--) {
            var blocks = report.sections().get(i).blocks();
            for (int j = blocks.size() - 1; j >= 0; j--) {
                var id = "b-" + i + "-" + j;
                var top = top(renderer, id);
                if (top.isPresent()) {
                    measured.addFirst(new PagePlan.Measured(
                            id,
                            below - top.getAsDouble(),
                            PagePlan.whole(blocks.get(j)),
                            PagePlan.range(blocks.get(j))));
                    below = top.getAsDouble();
                }
            }
        }
        return measured;
    }

    private static OptionalDouble top(PdfBoxRenderer renderer, String id) {
        var box = renderer.getSharedContext().getBoxById(id);
        return box == null ? OptionalDouble.empty() : OptionalDouble.of(box.getAbsY() / renderer.getDotsPerPoint());
    }

    private Optional<byte[]> set(PagePlan plan, List<PagePlan.Measured> measured, boolean last) throws IOException {
        var page = page(plan);
        var content = page.write(false);
        try (var renderer = renderer(page, content)) {
            renderer.layout();
            if (!last && wasteful(renderer, measured)) {
                return Optional.empty();
            }
            try (var document = renderer.createPDFKeepOpen()) {
                var day = report.masthead().asOf().atStartOfDay(ZoneOffset.UTC);
                document.getDocumentInformation().setCreationDate(GregorianCalendar.from(day));
                document.setDocumentId(day.toEpochSecond());
                var out = new ByteArrayOutputStream(1 << 20);
                document.save(out);
                return Optional.of(out.toByteArray());
            }
        }
    }

    /** Whether a page ends early: a block starts a page though the one before it ended high up on the last. */
    private static boolean wasteful(PdfBoxRenderer renderer, List<PagePlan.Measured> measured) {
        for (int i = 1; i < measured.size(); i++) {
            var before =
                    renderer.getSharedContext().getBoxById(measured.get(i - 1).id());
            var box = renderer.getSharedContext().getBoxById(measured.get(i).id());
            double end = (before.getAbsY() + before.getHeight()) / renderer.getDotsPerPoint() - COVER_MORE;
            double top = box.getAbsY() / renderer.getDotsPerPoint() - COVER_MORE;
            double left = PAGE_HEIGHT - end % PAGE_HEIGHT;
            if ((int) (top / PAGE_HEIGHT) > (int) (end / PAGE_HEIGHT) && left > EMPTIEST * PAGE_HEIGHT) {
                return true;
            }
        }
        return false;
    }

    private static PdfBoxRenderer renderer(PdfReport page, String content) {
        var builder = new PdfRendererBuilder();
        builder.withHtmlContent(content, "about:blank");
        builder.usePdfUaAccessibility(true);
        builder.withProducer("Footnote");
        var drawers = new DefaultObjectDrawerFactory();
        drawers.registerDrawer("footnote/drawing", new DrawingPainter(page.drawings()));
        builder.useObjectDrawerFactory(drawers);
        builder.useExternalResourceAccessControl(
                (_, _) -> false, ExternalResourceControlPriority.RUN_BEFORE_RESOLVING_URI);
        builder.toStream(new ByteArrayOutputStream());
        boolean wide = content.codePoints().anyMatch(each -> each >= 0x2E80);
        for (var face : Typeface.values()) {
            if (wide || !Typeface.eastAsian().contains(face)) {
                builder.useFont(
                        () -> new ByteArrayInputStream(face.bytesWithoutLigatures()),
                        face.family(),
                        400,
                        FontStyle.NORMAL,
                        true);
            }
        }
        return builder.buildPdfRenderer();
    }
}
