package footnote.faces.cli;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.SourceLine;
import footnote.publication.report.PrintedReport;
import footnote.workflows.report.ReportOutcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A finished report as a terminal shows it: the finding, the summary with footnotes, the files, and the gaps. */
final class ReportCard {
    private static final int MOST_GAPS = 6;
    private static final int WIDTH = 96;

    private final ReportOutcome outcome;
    private final Console console;
    private final Map<String, LedgerEntry> ledger = new LinkedHashMap<>();
    private final Map<String, Integer> notes = new LinkedHashMap<>();

    ReportCard(ReportOutcome outcome, Console console) {
        this.outcome = outcome;
        this.console = console;
        outcome.ledger().forEach(entry -> ledger.put(entry.id(), entry));
    }

    String text() {
        var lines = new ArrayList<String>();
        lines.add("");
        outcome.finding().ifPresent(finding -> lines.add(console.bold(Console.plain(finding))));
        lines.add(
                console.dim(Console.plain(outcome.heading()) + (outcome.compared() ? "" : ", " + outcome.analysisType())
                        + ", as of " + outcome.asOf() + (outcome.fictional() ? ", fictional sample data" : "")));
        lines.add("");
        outcome.said().forEach(prose -> {
            lines.addAll(wrapped(Console.plain(told(prose))));
            lines.add("");
        });
        outcome.ledger().forEach(entry -> {
            var number = notes.get(entry.id());
            if (number != null) {
                lines.add(console.dim("[" + number + "] " + Console.plain(SourceLine.of(entry))));
            }
        });
        files(lines);
        gaps(lines);
        return String.join("\n", lines);
    }

    private String told(Prose prose) {
        return prose.rendered(id -> {
            var entry = ledger.get(id);
            if (entry == null) {
                return "?";
            }
            int number = notes.computeIfAbsent(id, _ -> notes.size() + 1);
            return FigureFormat.of(entry.fact()) + " [" + number + "]";
        });
    }

    private void files(List<String> lines) {
        outcome.publication().ifPresent(publication -> {
            lines.add("");
            lines.add(publication.charts().size() + " charts, "
                    + publication.infographics().size() + " infographics, "
                    + publication.files().size() + " files; begin with equity_report.html"
                    + (publication.files().stream().anyMatch(file -> file.name().equals(PrintedReport.DOCUMENT))
                            ? " or equity_report.pdf"
                            : ""));
        });
    }

    private void gaps(List<String> lines) {
        if (!outcome.gaps().isEmpty()) {
            lines.add("");
            lines.add("Not available:");
            outcome.gaps().stream()
                    .limit(MOST_GAPS)
                    .forEach(gap -> lines.addAll(wrapped("  " + Console.plain(gap.what() + ": " + gap.why()))));
            if (outcome.gaps().size() > MOST_GAPS) {
                lines.add("  and " + (outcome.gaps().size() - MOST_GAPS) + " more, listed in the report");
            }
        }
    }

    private static List<String> wrapped(String text) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var word : text.split(" ", -1)) {
            if (line.length() + word.length() > WIDTH && !line.isEmpty()) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
