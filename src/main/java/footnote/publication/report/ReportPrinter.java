package footnote.publication.report;

import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.draw.ChartRenderer;
import footnote.publication.chart.draw.Theme;
import footnote.publication.infographic.FigureText;
import footnote.publication.infographic.GeneratedImage;
import footnote.publication.infographic.InfographicRenderer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints a report: page, document, pictures, ledger, workbook and tables. The same report gives the same bytes. */
public final class ReportPrinter {
    /** How to print: the look of charts, whether as PDF too, and whether the charts' pictures lie there already. */
    public record Style(Theme theme, boolean pdf, boolean drawn) {
        public static final Style STANDARD = new Style(Theme.HOUSE, true, false);
    }

    public PrintedReport print(Report report) {
        return print(report, Style.STANDARD);
    }

    public PrintedReport print(Report report, Style style) {
        return print(report, style, PrintProgress.NONE);
    }

    /** Tells of each part before it is made, on the calling thread. */
    public PrintedReport print(Report report, Style style, PrintProgress progress) {
        var notes = FootnoteNumbering.of(report);
        var charts = new ChartRenderer(style.theme(), notes::rendered);
        var pictures = new InfographicRenderer(style.theme(), numerals(report, notes));
        var document = new FutureTask<>(() -> new Typesetter(report, notes, charts, pictures).bytes());
        if (style.pdf()) {
            Thread.ofPlatform()
                    .daemon()
                    .name("typesetter")
                    .start(document); // half of all the work, beside the other half
        }
        var files = new LinkedHashMap<String, byte[]>();
        progress.printing("web page", 1, 1);
        files.put(PrintedReport.PAGE, new HtmlReport(report, notes, charts, pictures, style.theme()).bytes());
        drawings(report, charts, pictures, style.drawn(), files, progress);
        files.put(PrintedReport.CHARTS, ChartsFile.of(report, notes).bytes());
        progress.printing("workbook", 1, 1);
        files.put(PrintedReport.WORKBOOK, ReportWorkbook.of(report));
        files.put("facts.csv", CsvFile.facts(report));
        files.put("statements.csv", CsvFile.statements(report));
        if (style.pdf()) {
            progress.printing("PDF", 1, 1);
            files.put(PrintedReport.DOCUMENT, set(document));
        }
        files.put(PrintedReport.LEDGER, LedgerFile.of(report, documents(files)).bytes());
        return new PrintedReport(files);
    }

    /** The files that a reader passes on. */
    private static Map<String, byte[]> documents(Map<String, byte[]> files) {
        return Stream.of(PrintedReport.PAGE, PrintedReport.DOCUMENT, PrintedReport.WORKBOOK)
                .filter(files::containsKey)
                .collect(Collectors.toMap(Function.identity(), files::get));
    }

    private static byte[] set(FutureTask<byte[]> document) {
        try {
            return document.get();
        } catch (InterruptedException e) {
            document.cancel(true);
            Thread.currentThread().interrupt();
            throw new CancellationException("the printing was broken off");
        } catch (ExecutionException e) {
            throw new IllegalStateException("the document could not be set: " + e.getCause(), e);
        }
    }

    /** The picture of one chart, as the whole report would have it. */
    public byte[] png(Report report, Chart chart, Theme theme) {
        return new ChartRenderer(theme, FootnoteNumbering.of(report)::rendered).png(chart);
    }

    private static void drawings(
            Report report,
            ChartRenderer charts,
            InfographicRenderer pictures,
            boolean drawn,
            Map<String, byte[]> files,
            PrintProgress progress) {
        int chart = 0;
        int picture = 0;
        int exhibits = drawn ? 0 : count(report, Block.Exhibit.class);
        int illustrations = count(report, Block.Illustration.class);
        for (var section : report.sections()) {
            for (var block : section.blocks()) {
                if (block instanceof Block.Exhibit exhibit && !drawn) {
                    progress.printing("charts", chart + 1, exhibits);
                    files.put("chart_" + ++chart + ".png", charts.png(exhibit.chart()));
                } else if (block instanceof Block.Illustration illustration) {
                    progress.printing("infographics", picture + 1, illustrations);
                    files.put(
                            "infographic_" + ++picture + ".png",
                            illustration
                                    .painting()
                                    .map(GeneratedImage::png)
                                    .orElseGet(() -> pictures.png(illustration.picture())));
                }
            }
        }
    }

    private static int count(Report report, Class<? extends Block> kind) {
        return (int) report.sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(kind::isInstance)
                .count();
    }

    private static FigureText numerals(Report report, FootnoteNumbering notes) {
        return new FigureText() {
            @Override
            public String figure(String fact) {
                return notes.figure(fact);
            }

            @Override
            public Datum datum(String fact) {
                return new Datum(notes.entry(fact).number(), fact);
            }

            @Override
            public boolean subject(String name) {
                var company = report.masthead().company();
                return report.masthead().compared().isEmpty()
                        && (name.equals(report.masthead().symbol())
                                || (!name.isBlank() && (company.startsWith(name) || name.startsWith(company))));
            }

            @Override
            public String rendered(String text) {
                return notes.rendered(text);
            }
        };
    }
}
