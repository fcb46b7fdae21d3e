package footnote.publication.report;

import footnote.publication.chart.ChartPress;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Theme;
import footnote.publication.infographic.InfographicPress;
import footnote.publication.infographic.Numerals;
import java.util.LinkedHashMap;
import java.util.Map;

/** Prints a report: page, document, pictures, ledger, workbook and tables. The same report gives the same bytes. */
public final class ReportPress {
    private final Theme theme;

    public ReportPress(Theme theme) {
        this.theme = theme;
    }

    public ReportPress() {
        this(Theme.HOUSE);
    }

    public Printed print(Report report) {
        var apparatus = Apparatus.of(report);
        var charts = new ChartPress(theme, apparatus::told);
        var pictures = new InfographicPress(theme, numerals(report, apparatus));
        var files = new LinkedHashMap<String, byte[]>();
        files.put(Printed.PAGE, new ScreenPage(report, apparatus, charts, pictures, theme).bytes());
        files.put(Printed.DOCUMENT, new Typesetter(report, apparatus, charts, pictures).bytes());
        drawings(report, charts, pictures, files);
        files.put(Printed.LEDGER, LedgerFile.of(report).bytes());
        files.put(Printed.WORKBOOK, DataBook.of(report));
        files.put("facts.csv", CommaFile.facts(report));
        files.put("statements.csv", CommaFile.statements(report));
        return new Printed(files);
    }

    private static void drawings(
            Report report, ChartPress charts, InfographicPress pictures, Map<String, byte[]> files) {
        int chart = 0;
        int picture = 0;
        for (var section : report.sections()) {
            for (var block : section.blocks()) {
                if (block instanceof Block.Exhibit exhibit) {
                    files.put("chart_" + ++chart + ".png", charts.png(exhibit.chart()));
                } else if (block instanceof Block.Illustration illustration) {
                    files.put("infographic_" + ++picture + ".png", pictures.png(illustration.picture()));
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
