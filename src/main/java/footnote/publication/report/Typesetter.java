package footnote.publication.report;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.outputdevice.helper.ExternalResourceControlPriority;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.render.DefaultObjectDrawerFactory;
import com.openhtmltopdf.util.XRLog;
import footnote.publication.chart.draw.ChartRenderer;
import footnote.publication.infographic.InfographicRenderer;
import footnote.publication.report.PagePlan.Measured;
import footnote.publication.report.PdfFirstPage.Spacing;
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

/** Sets the report as a tagged PDF: measured once on an endless page, planned, then set for good. */
final class Typesetter {
    private static final double PAGE_HEIGHT = 792 - 66 - 54;
    private static final double[] SHARES = {0.99, 0.965, 0.93};
    private static final double COVER_HEIGHT = 654;
    private static final double BANNER = 26;
    private static final double COVER_TOP = 40;
    private static final double COVER_MORE = 26; // the first page has no running head
    private static final double AIRY = 0.86; // below it, a first page without a chart has its lines wider apart
    private static final double SHORT = 160;
    private static final double TEXT_LINE = 13;
    private static final double TABLE_LINE = 15.6;
    private static final double TABLE_HEAD = 46; // caption, unit and column names
    private static final double KEPT_SOURCES = 420;
    private static final double SOURCES_HEAD = 44;

    private final Report report;
    private final FootnoteNumbering notes;
    private final ChartRenderer charts;
    private final InfographicRenderer pictures;
    private PdfFirstPage.Cover cover = PdfFirstPage.Cover.NONE;
    private boolean compact;

    static {
        XRLog.setLoggingEnabled(false);
    }

    Typesetter(Report report, FootnoteNumbering notes, ChartRenderer charts, InfographicRenderer pictures) {
        this.report = report;
        this.notes = notes;
        this.charts = charts;
        this.pictures = pictures;
    }

    /** In lines somewhat closer where the report would be too long otherwise. */
    byte[] bytes() {
        try {
            var set = planned();
            if (set.isEmpty()) {
                compact = true;
                set = planned();
            }
            return set.orElseThrow(() -> new IllegalStateException("the last plan is always taken"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where more pages come out than planned, because lines broke elsewhere, pages are planned shorter. */
    private Optional<byte[]> planned() throws IOException {
        var measured = measured();
        var length = report.length();
        for (double share : SHARES) {
            int own = PdfFirstPage.runsOn(report) ? 0 : 1; // a first page that nothing else shares
            var plan = PagePlan.of(measured, PAGE_HEIGHT * share, length.fewest() - own, length.most() - own);
            if (!compact && plan.pages() + own > length.most()) {
                return Optional.empty();
            }
            var set = set(plan, own, share == SHARES[SHARES.length - 1]);
            if (set.isPresent()) {
                return set;
            }
        }
        return Optional.empty();
    }

    /** Also settles what the first page holds: blocks while they fit, and its chart as high as there is room. */
    private List<Measured> measured() {
        int first = report.sections().isEmpty()
                ? 0
                : report.sections().getFirst().blocks().size();
        for (int blocks = first; ; blocks--) {
            for (var spacing : charted(blocks) ? List.of(Spacing.NORMAL, Spacing.TIGHT) : List.of(Spacing.NORMAL)) {
                var rows = fitted(blocks, spacing);
                if (rows.isPresent()) {
                    return rows.get();
                }
            }
        }
    }

    /** The rows after the first page, where that many blocks fit on it; with none it is always taken. */
    private Optional<List<Measured>> fitted(int blocks, Spacing spacing) {
        cover = new PdfFirstPage.Cover(blocks, PdfFirstPage.Cover.LOWEST, spacing, cover.dense());
        var page = page(PagePlan.natural());
        var content = page.write(true);
        try (var renderer = renderer(page, content)) {
            renderer.layout();
            double high = height(renderer, "lede");
            double room = COVER_HEIGHT - (report.masthead().fictional() ? BANNER : 0);
            if (!cover.dense() && height(renderer, "side") > room) {
                cover = new PdfFirstPage.Cover(blocks, cover.chart(), spacing, true);
                return fitted(blocks, spacing);
            }
            if (blocks > 0 && high > room) {
                return Optional.empty();
            }
            cover = new PdfFirstPage.Cover(
                    blocks,
                    Math.clamp(
                            PdfFirstPage.Cover.LOWEST + room - high,
                            PdfFirstPage.Cover.LOWEST,
                            PdfFirstPage.Cover.HIGHEST),
                    high < AIRY * room && !charted(blocks) ? Spacing.AIRY : spacing,
                    cover.dense());
            return Optional.of(rows(renderer));
        }
    }

    private boolean charted(int blocks) {
        return blocks > 0
                && report.sections().getFirst().blocks().subList(0, blocks).stream()
                        .anyMatch(Block.Exhibit.class::isInstance);
    }

    private PdfReport page(PagePlan plan) {
        return new PdfReport(report, notes, charts, pictures, new PdfReport.Setting(plan, cover, compact));
    }

    /** A row reaches down to the next one, so that margins between them are counted. */
    private List<Measured> rows(PdfBoxRenderer renderer) {
        var measured = new ArrayList<Measured>();
        double below = top(renderer, "end");
        if (below < 0) {
            return measured; // a report of one page
        }
        double sources = top(renderer, "sources");
        measured.addFirst(sources(below - sources));
        below = sources;
        double gaps = top(renderer, "b-gaps");
        if (gaps >= 0) {
            measured.addFirst(Measured.flowing("b-gaps", below - gaps, TEXT_LINE, 0));
            below = gaps;
        }
        for (int i = report.sections().size() - 1; i >= 0; i--) {
            var rows = PageRow.of(report.sections().get(i), i, i == 0 ? cover.blocks() : 0);
            for (var row : rows.reversed()) {
                double top = top(renderer, row.id());
                measured.addFirst(measured(row, below - top));
                below = top;
            }
        }
        if (PdfFirstPage.runsOn(report)) {
            measured.addFirst(Measured.whole("cover", Math.max(0, below - COVER_MORE - COVER_TOP), PagePlan.FIXED));
        }
        return measured;
    }

    private static Measured sources(double height) {
        if (height > KEPT_SOURCES) {
            return Measured.flowing("sources", height, PdfReport.SOURCE_LINE, 0);
        }
        return Measured.whole("sources", height, PdfReport.SOURCES, (height - SOURCES_HEAD) / PdfReport.SOURCE_LINE);
    }

    private static Measured measured(PageRow row, double height) {
        if (height > SHORT && row.blocks().size() == 1) {
            switch (row.blocks().getFirst()) {
                case Block.Paragraph _, Block.Points _, Block.Callout _ -> {
                    return Measured.flowing(row.id(), height, TEXT_LINE, 0);
                }
                case Block.FigureTable table
                when table.rows().size() > PdfReport.KEPT_ROWS -> {
                    return Measured.flowing(row.id(), height, TABLE_LINE, TABLE_HEAD);
                }
                default -> {}
            }
        }
        return Measured.whole(row.id(), height, row.range());
    }

    private static double height(PdfBoxRenderer renderer, String id) {
        var box = renderer.getSharedContext().getBoxById(id);
        return box == null ? 0 : box.getHeight() / renderer.getDotsPerPoint();
    }

    private static double top(PdfBoxRenderer renderer, String id) {
        var box = renderer.getSharedContext().getBoxById(id);
        return box == null ? -1 : box.getAbsY() / renderer.getDotsPerPoint();
    }

    private Optional<byte[]> set(PagePlan plan, int own, boolean last) throws IOException {
        var page = page(plan);
        var content = page.write(false);
        try (var renderer = renderer(page, content)) {
            renderer.layout();
            if (!last && renderer.getRootBox().getLayer().getPages().size() > plan.pages() + own) {
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
