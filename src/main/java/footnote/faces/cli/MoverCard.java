package footnote.faces.cli;

import footnote.workflows.movers.MoverReport;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The day's mover on one screen, with a numbered footnote for every figure. */
final class MoverCard {
    private static final int RUNNERS_UP = 4;

    private final MoverReport report;
    private final Console console;
    private final Footnotes footnotes;
    private final List<String> lines = new ArrayList<>();

    MoverCard(MoverReport report, Console console) {
        this.report = report;
        this.console = console;
        this.footnotes = new Footnotes(report.ledger());
    }

    String text() {
        heading();
        report.story().forEach(prose -> lines.add("  " + footnotes.rendered(prose)));
        figures();
        news();
        gainers();
        gaps();
        lines.add("");
        footnotes.lines().forEach(line -> lines.add(console.dim(Console.plain(line))));
        lines.add("");
        lines.add(closing());
        return String.join("\n", lines);
    }

    private void heading() {
        String over = " · top gainer of " + report.market() + " · "
                + report.period().code() + " · " + Console.day(report.asOf());
        lines.add(report.company()
                .map(each -> console.bold(Console.plain(each.name()) + " (" + each.symbol() + ")") + console.dim(over))
                .orElse(console.bold("No top gainer of " + report.market() + " found")
                        + console.dim(" · " + Console.day(report.asOf()))));
    }

    private void figures() {
        if (!report.figures().isEmpty()) {
            lines.add("");
            report.figures()
                    .forEach(figure ->
                            lines.add("  %-20s %s".formatted(figure.label(), footnotes.figure(figure.entry()))));
        }
    }

    private void news() {
        if (!report.news().isEmpty()) {
            lines.add("");
            lines.add(console.bold("What the news says moved it"));
            report.news()
                    .forEach(each ->
                            lines.add("  · “" + Console.plain(each.title()) + "” " + Console.plain(each.publisher())));
        }
    }

    private void gainers() {
        var others = report.gainers().stream()
                .skip(1)
                .limit(RUNNERS_UP)
                .map(each -> each.symbol() + " " + footnotes.figure(each.change()))
                .collect(Collectors.joining(" · "));
        if (!others.isEmpty()) {
            lines.add("");
            lines.add(console.bold("Behind it") + "  " + others);
        }
    }

    private void gaps() {
        if (!report.gaps().isEmpty()) {
            lines.add("");
            lines.add(console.bold("Missing"));
            report.gaps().forEach(gap -> lines.add("  · " + Console.plain(gap.toString())));
        }
    }

    private String closing() {
        var mail = report.mail();
        String mailed =
                switch (mail.status()) {
                    case "sent" -> "mailed to " + String.join(", ", mail.to());
                    case "queued" -> "mail waits in the outbox: " + mail.said();
                    case "unanswered" -> "mail to " + String.join(", ", mail.to()) + ": " + mail.said();
                    case "refused" -> "the mail server refused it: " + mail.said() + "; it is in " + mail.file();
                    default -> "mail is in " + mail.file() + ": " + mail.said();
                };
        String words = report.answeredBy().equals("rule") ? "rules" : report.answeredBy();
        return console.dim(Console.plain(mailed) + "\nfigures by " + Console.plain(report.analysedBy()) + " · words by "
                + Console.plain(words) + (report.fictional() ? " · Fictional sample data" : "")
                + " · Analysis, not advice.");
    }
}
