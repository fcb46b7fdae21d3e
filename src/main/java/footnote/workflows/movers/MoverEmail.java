package footnote.workflows.movers;

import footnote.delivery.mail.Email;
import footnote.delivery.mail.EmailPage;
import footnote.domain.Prose;
import footnote.publication.text.NumberedNotes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The mover as a letter: the same words as text and as a page that reads well on a phone and in the dark. */
final class MoverEmail {
    private final MoverReport report;
    private final NumberedNotes notes;

    MoverEmail(MoverReport report) {
        this.report = report;
        this.notes = new NumberedNotes(report.ledger());
    }

    /** One line; a name with control characters in it is left out. */
    static String subject(MoverReport report) {
        String fictional = report.fictional() ? " (fictional)" : "";
        return report.company()
                .map(each -> {
                    String name = each.name();
                    boolean plain = name.length() <= 80 && !name.matches("(?s).*[\\p{Cntrl}\\u2028\\u2029].*");
                    return each.symbol() + (plain ? ", " + name + "," : "") + " leads " + report.market() + " on "
                            + report.asOf() + fictional;
                })
                .orElse("No top gainer of " + report.market() + " on " + report.asOf() + fictional);
    }

    String text() {
        var lines = new ArrayList<String>();
        lines.add(heading());
        lines.add("");
        report.story().forEach(prose -> lines.add(prose.rendered(id -> plain(notes.figure(id)))));
        if (!report.figures().isEmpty()) {
            lines.add("");
            report.figures()
                    .forEach(each -> lines.add("%-20s %s".formatted(each.label(), plain(notes.figure(each.entry())))));
        }
        if (!report.news().isEmpty()) {
            lines.add("");
            lines.add("What the news says moved it");
            report.news()
                    .forEach(each -> lines.add("- \"" + EmailPage.printable(each.title()) + "\" "
                            + EmailPage.printable(each.publisher()) + ", " + each.uri()));
        }
        if (!report.gaps().isEmpty()) {
            lines.add("");
            lines.add("Missing");
            report.gaps().forEach(gap -> lines.add("- " + EmailPage.printable(gap.toString())));
        }
        lines.add("");
        var sources = notes.lines();
        IntStream.range(0, sources.size())
                .forEach(i -> lines.add("[" + (i + 1) + "] " + EmailPage.printable(sources.get(i))));
        lines.add("");
        lines.add(closing());
        return String.join("\n", lines) + "\n";
    }

    String html() {
        var body = new StringBuilder();
        body.append("<h1>").append(EmailPage.escaped(heading())).append("</h1>\n");
        body.append("<p class=\"muted\">").append(EmailPage.escaped(closing())).append("</p>\n");
        report.story().forEach(prose -> body.append("<p>").append(told(prose)).append("</p>\n"));
        report.chartPath().ifPresent(path -> body.append("<p><img src=\"")
                .append(Email.source(path))
                .append("\" alt=\"")
                .append(EmailPage.escaped(chartWords()))
                .append("\"></p>\n"));
        body.append(table());
        body.append(section(
                "What the news says moved it",
                report.news().stream()
                        .map(each -> "<a href=\""
                                + EmailPage.escaped(each.uri().toString()) + "\">"
                                + EmailPage.escaped(EmailPage.printable(each.title())) + "</a> <span class=\"muted\">"
                                + EmailPage.escaped(EmailPage.printable(each.publisher())) + "</span>")
                        .toList()));
        body.append(section(
                "Missing",
                report.gaps().stream()
                        .map(gap -> EmailPage.escaped(EmailPage.printable(gap.toString())))
                        .toList()));
        body.append("<h2>Sources</h2>\n<ol>")
                .append(notes.lines().stream()
                        .map(line -> "<li>" + EmailPage.escaped(EmailPage.printable(line)) + "</li>")
                        .collect(Collectors.joining()))
                .append("</ol>\n");
        return EmailPage.of(heading(), body.toString());
    }

    String chartWords() {
        return report.company().map(each -> each.symbol().symbol()).orElse("The share")
                + ": daily prices and volume over " + report.period().words()
                + report.benchmark()
                        .map(index -> ", and how it did against " + index)
                        .orElse("");
    }

    private String heading() {
        return report.company()
                .map(each -> EmailPage.printable(each.name()) + " (" + each.symbol() + ") leads " + report.market())
                .orElse("No top gainer of " + report.market() + " could be had");
    }

    private String closing() {
        return report.asOf() + " · figures by " + report.analysedBy() + " · words by "
                + (report.answeredBy().equals("rule") ? "rules" : report.answeredBy()) + " · "
                + (report.fictional() ? "Fictional sample data · " : "") + "Analysis, not advice.";
    }

    private String table() {
        return report.figures().isEmpty()
                ? ""
                : report.figures().stream()
                        .map(each -> "<tr><td>" + EmailPage.escaped(each.label()) + "</td><td class=\"figure\">"
                                + raised(notes.figure(each.entry())) + "</td></tr>\n")
                        .collect(Collectors.joining("", "<table role=\"presentation\">\n", "</table>\n"));
    }

    private static String section(String title, List<String> points) {
        return points.isEmpty()
                ? ""
                : points.stream()
                        .map(each -> "<li>" + each + "</li>")
                        .collect(Collectors.joining("", "<h2>" + title + "</h2>\n<ul>", "</ul>\n"));
    }

    /** Escaped first: references have no letter that escaping would change. */
    private String told(Prose prose) {
        return new Prose(EmailPage.escaped(prose.text())).rendered(id -> raised(notes.figure(id)));
    }

    private static String raised(NumberedNotes.Figure figure) {
        return EmailPage.escaped(figure.words()) + "<sup>" + figure.note() + "</sup>";
    }

    private static String plain(NumberedNotes.Figure figure) {
        return figure.words() + " [" + figure.note() + "]";
    }
}
