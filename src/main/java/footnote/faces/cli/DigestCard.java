package footnote.faces.cli;

import footnote.workflows.coverage.DigestReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.stream.Collectors;

/** What is new on the covered companies, on one screen. */
final class DigestCard {
    private final DigestReport report;
    private final Console console;

    DigestCard(DigestReport report, Console console) {
        this.report = report;
        this.console = console;
    }

    String text() {
        var footnotes = new Footnotes(report.ledger());
        var lines = new ArrayList<String>();
        lines.add(console.bold("Your companies") + console.dim(" · " + Console.day(report.asOf())));
        lines.add(footnotes.rendered(report.summary()));
        report.points().stream()
                .collect(Collectors.groupingBy(
                        point -> point.name() + " (" + point.symbol() + ")", LinkedHashMap::new, Collectors.toList()))
                .forEach((name, points) -> {
                    lines.add("");
                    lines.add(console.bold(Console.plain(name))
                            + report.held(points.getFirst().symbol())
                                    .map(held -> console.dim(" · ") + footnotes.rendered(held.line()))
                                    .orElse(""));
                    points.forEach(point -> lines.add("  · " + footnotes.rendered(point.text())
                            + point.quote()
                                    .map(each -> " “" + Console.plain(each) + "”")
                                    .orElse("")
                            + console.dim(" " + Console.plain(point.source()))));
                });
        if (!report.gaps().isEmpty()) {
            lines.add("");
            lines.add(console.bold("Missing"));
            report.gaps().forEach(gap -> lines.add("  · " + Console.plain(gap.toString())));
        }
        lines.add("");
        footnotes.lines().forEach(line -> lines.add(console.dim(Console.plain(line))));
        report.messages().forEach(each -> lines.add(console.dim("message: " + Console.plain(each))));
        lines.add(console.dim("mail: " + Console.plain(report.mail())
                + (report.fictional() ? " · Fictional sample data" : "") + " · Analysis, not advice."));
        return String.join("\n", lines);
    }
}
