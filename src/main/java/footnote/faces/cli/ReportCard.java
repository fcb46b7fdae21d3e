package footnote.faces.cli;

import footnote.domain.Prose;
import footnote.domain.opinion.CompanyView;
import footnote.faces.front.SignalWording;
import footnote.publication.report.PrintedReport;
import footnote.workflows.report.ReportOutcome;
import java.util.ArrayList;
import java.util.List;

/** A finished report as a terminal shows it: finding, view, summary with footnotes, files, and gaps. */
final class ReportCard {
    private static final int MOST_GAPS = 6;

    private final ReportOutcome outcome;
    private final SignalWording wording;
    private final Console console;
    private final Footnotes footnotes;
    private final List<String> lines = new ArrayList<>();

    ReportCard(ReportOutcome outcome, SignalWording wording, Console console) {
        this.outcome = outcome;
        this.wording = wording;
        this.console = console;
        this.footnotes = new Footnotes(outcome.ledger());
    }

    String text() {
        lines.add("");
        outcome.finding().ifPresent(finding -> lines.add(console.bold(Console.plain(finding))));
        lines.add(
                console.dim(Console.plain(outcome.heading()) + (outcome.compared() ? "" : ", " + outcome.analysisType())
                        + ", as of " + Console.day(outcome.asOf())
                        + (outcome.fictional() ? ", fictional sample data" : "")));
        views();
        outcome.said().forEach(prose -> {
            lines.add("");
            wrapped("", footnotes.rendered(prose));
        });
        lines.add("");
        footnotes.lines().forEach(line -> lines.add(console.dim(Console.plain(line))));
        files();
        gaps();
        return String.join("\n", lines);
    }

    /** Rating, fair value, price and expected return of each company; an answer from a report has none. */
    private void views() {
        outcome.view().ifPresent(view -> {
            lines.add("");
            wrapped("", (outcome.others().isEmpty() ? "" : outcome.ticker() + ": ") + line(view));
        });
        outcome.others().forEach(each -> wrapped("", each.ticker() + ": " + line(each.view())));
    }

    private String line(CompanyView view) {
        return footnotes.rendered(new Prose(view.line(wording.word(view)))) + " · horizon " + view.horizonMonths()
                + " months · uncertainty " + view.uncertainty().word();
    }

    private void wrapped(String before, String text) {
        lines.addAll(Console.wrapped(before, Console.plain(text)));
    }

    private void files() {
        outcome.publication().ifPresent(publication -> {
            lines.add("");
            lines.add(count(publication.charts().size(), "chart")
                    + count(publication.infographics().size(), "infographic")
                    + Console.count(publication.files().size(), "file") + "; begin with equity_report.html"
                    + (publication.files().stream().anyMatch(file -> file.name().equals(PrintedReport.DOCUMENT))
                            ? " or equity_report.pdf"
                            : ""));
        });
    }

    private static String count(int number, String thing) {
        return number == 0 ? "" : Console.count(number, thing) + ", ";
    }

    private void gaps() {
        if (!outcome.gaps().isEmpty()) {
            lines.add("");
            lines.add("Not available:");
            outcome.gaps().stream().limit(MOST_GAPS).forEach(gap -> wrapped("  ", gap.what() + ": " + gap.why()));
            if (outcome.gaps().size() > MOST_GAPS) {
                lines.add("  and " + (outcome.gaps().size() - MOST_GAPS) + " more, listed in the report");
            }
        }
    }
}
