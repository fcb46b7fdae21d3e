package footnote.publication.report;

import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.draw.ChartPress;
import footnote.publication.chart.draw.Theme;
import footnote.publication.infographic.InfographicPress;
import footnote.publication.infographic.Numerals;
import footnote.publication.infographic.Painting;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Prints a report: page, document, pictures, ledger, workbook and tables. The same report gives the same bytes. */
public final class ReportPress {
    /** How to print: the look of charts, whether as PDF too, and whether the charts' pictures lie there already. */
    public record Style(Theme theme, boolean pdf, boolean drawn) {
        public static final Style STANDARD = new Style(Theme.HOUSE, true, false);
    }

    public Printed print(Report report) {
        return print(report, Style.STANDARD);
    }

    public Printed print(Report report, Style style) {
        var apparatus = Apparatus.of(report);
        var charts = new ChartPress(style.theme(), apparatus::told);
        var pictures = new InfographicPress(style.theme(), numerals(report, apparatus));
        var document = new FutureTask<>(() -> new Typesetter(report, apparatus, charts, pictures).bytes());
        if (style.pdf()) {
            Thread.startVirtualThread(document); // half of all the work, beside the other half
        }
        var files = new LinkedHashMap<String, byte[]>();
        files.put(Printed.PAGE, new ScreenPage(report, apparatus, charts, pictures, style.theme()).bytes());
        drawings(report, charts, pictures, style.drawn(), files);
        files.put(Printed.LEDGER, LedgerFile.of(report).bytes());
        files.put(Printed.CHARTS, ChartsFile.of(report, apparatus).bytes());
        files.put(Printed.WORKBOOK, DataBook.of(report));
        files.put("facts.csv", CommaFile.facts(report));
        files.put("statements.csv", CommaFile.statements(report));
        if (style.pdf()) {
            files.put(Printed.DOCUMENT, set(document));
        }
        return new Printed(files);
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
        return new ChartPress(theme, Apparatus.of(report)::told).png(chart);
    }

    private static void drawings(
            Report report, ChartPress charts, InfographicPress pictures, boolean drawn, Map<String, byte[]> files) {
        int chart = 0;
        int picture = 0;
        for (var section : report.sections()) {
            for (var block : section.blocks()) {
                if (block instanceof Block.Exhibit exhibit && !drawn) {
                    files.put("chart_" + ++chart + ".png", charts.png(exhibit.chart()));
                } else if (block instanceof Block.Illustration illustration) {
                    files.put(
                            "infographic_" + ++picture + ".png",
                            illustration
                                    .painting()
                                    .map(Painting::png)
                                    .orElseGet(() -> pictures.png(illustration.picture())));
                }
            }
        }
    }

    private static Numerals numerals(Report report, Apparatus apparatus) {
        return new Numerals() {
            @Override
            public String figure(String fact) {
                return apparatus.figure(fact);
            }

            @Override
            public Datum datum(String fact) {
                return new Datum(apparatus.entry(fact).number(), fact);
            }

            @Override
            public boolean subject(String name) {
                var company = report.masthead().company();
                return name.equals(report.masthead().symbol())
                        || (!name.isBlank() && (company.startsWith(name) || name.startsWith(company)));
            }

            @Override
            public String told(String text) {
                return apparatus.told(text);
            }
        };
    }
}
