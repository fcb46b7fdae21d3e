package footnote.workflows.report;

import footnote.publication.chart.draw.Theme;
import footnote.research.valuation.AssumptionOverrides;
import footnote.runtime.run.Fault;
import footnote.workflows.report.data.ResearchTask;
import footnote.workflows.report.exhibits.ChangeTable.Baseline;
import java.util.List;
import java.util.Optional;

/** What a reader asks for: the question, the years and assumptions if said, the run to compare with, and limits. */
public record ReportRequest(
        String query,
        Optional<String> session,
        Optional<Integer> years,
        List<String> assume,
        Optional<Baseline> since,
        Printing printing) {
    private static final int LONGEST = 1000;

    public ReportRequest {
        assume = List.copyOf(assume);
        if (query.isBlank()) {
            throw Fault.input("the question is empty; ask like \"Do a fundamental analysis of Alphabet\"");
        }
        if (query.length() > LONGEST) {
            throw Fault.input("the question has " + query.length() + " characters; " + LONGEST + " are enough");
        }
        years.filter(each -> each < 1 || each > ResearchTask.MOST_YEARS).ifPresent(each -> {
            throw Fault.input("a report covers 1 to " + ResearchTask.MOST_YEARS + " years, not " + each);
        });
        AssumptionOverrides.read(assume);
    }

    /**
     * How a report is printed: charts at most, all charts at once or one by one with so many tries, whether as PDF
     * too, the look, and whether on one page. A request stored before there were tries and looks has none.
     */
    public record Printing(int chartsMax, boolean batch, boolean pdf, int tries, Optional<Theme> theme, boolean brief) {
        private static final int USUAL_TRIES = 15;
        public static final Printing STANDARD = new Printing(30, true, true, USUAL_TRIES, Optional.of(Theme.HOUSE));

        public Printing {
            tries = tries < 1 ? USUAL_TRIES : tries;
            if (chartsMax < 1) {
                throw Fault.input("a report has at least one chart, not " + chartsMax);
            }
        }

        /** Of the usual length. */
        public Printing(int chartsMax, boolean batch, boolean pdf, int tries, Optional<Theme> theme) {
            this(chartsMax, batch, pdf, tries, theme, false);
        }

        /** The same on one page, or not. */
        public Printing briefly(boolean onOnePage) {
            return new Printing(chartsMax, batch, pdf, tries, theme, onOnePage);
        }

        Theme look() {
            return theme.orElse(Theme.HOUSE);
        }
    }

    /** The same wishes for another question. */
    public ReportRequest asking(String question) {
        return new ReportRequest(question, session, years, assume, Optional.empty(), printing);
    }
}
