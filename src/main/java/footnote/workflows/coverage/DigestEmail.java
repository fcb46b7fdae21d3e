package footnote.workflows.coverage;

import footnote.delivery.mail.EmailPage;
import footnote.domain.Prose;
import footnote.publication.text.NumberedNotes;
import footnote.workflows.coverage.DigestReport.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The digest as a letter: by company, every point with its source. */
final class DigestEmail {
    private final DigestReport report;
    private final NumberedNotes notes;

    DigestEmail(DigestReport report) {
        this.report = report;
        this.notes = new NumberedNotes(report.ledger());
    }

    String text() {
        var lines = new ArrayList<String>();
        lines.add(heading());
        companies().forEach((name, points) -> {
            lines.add("");
            lines.add(EmailPage.printable(name));
            points.forEach(point -> lines.add("- " + words(point) + " " + EmailPage.printable(point.source())
                    + point.uri().map(uri -> ", " + uri).orElse("")));
        });
        if (!report.gaps().isEmpty()) {
            lines.add("");
            lines.add("Missing");
            report.gaps().forEach(gap -> lines.add("- " + EmailPage.printable(gap.toString())));
        }
        lines.add("");
        var sources = notes.lines();
        IntStream.range(0, sources.size())
                .forEach(i -> lines.add("[" + (i + 1) + "] " + EmailPage.printable(sources.get(i))));
        lines.add(closing());
        return String.join("\n", lines) + "\n";
    }

    String html() {
        var body = new StringBuilder("<h1>" + EmailPage.escaped(heading()) + "</h1>\n");
        companies().forEach((name, points) -> body.append("<h2>")
                .append(EmailPage.escaped(EmailPage.printable(name)))
                .append("</h2>\n<ul>")
                .append(points.stream().map(this::listed).collect(Collectors.joining()))
                .append("</ul>\n"));
        if (!report.gaps().isEmpty()) {
            body.append("<h2>Missing</h2>\n<ul>")
                    .append(report.gaps().stream()
                            .map(gap -> "<li>" + EmailPage.escaped(EmailPage.printable(gap.toString())) + "</li>")
                            .collect(Collectors.joining()))
                    .append("</ul>\n");
        }
        body.append("<ol>")
                .append(notes.lines().stream()
                        .map(line -> "<li>" + EmailPage.escaped(EmailPage.printable(line)) + "</li>")
                        .collect(Collectors.joining()))
                .append("</ol>\n<p class=\"muted\">")
                .append(EmailPage.escaped(closing()))
                .append("</p>\n");
        return EmailPage.of(heading(), body.toString());
    }

    private String listed(Point point) {
        String words = new Prose(EmailPage.escaped(point.text().text()))
                .rendered(id -> EmailPage.escaped(notes.figure(id).words()) + "<sup>"
                        + notes.figure(id).note() + "</sup>");
        String quote = point.quote()
                .map(each -> " “" + EmailPage.escaped(EmailPage.printable(each)) + "”")
                .orElse("");
        String source = EmailPage.escaped(EmailPage.printable(point.source()));
        return "<li>" + words + quote + " <span class=\"muted\">"
                + point.uri()
                        .map(uri -> "<a href=\"" + EmailPage.escaped(uri.toString()) + "\">" + source + "</a>")
                        .orElse(source)
                + "</span></li>";
    }

    private String words(Point point) {
        return point.text()
                        .rendered(id -> notes.figure(id).words() + " ["
                                + notes.figure(id).note() + "]")
                + point.quote()
                        .map(each -> " \"" + EmailPage.printable(each) + "\"")
                        .orElse("");
    }

    private Map<String, List<Point>> companies() {
        return report.points().stream()
                .collect(Collectors.groupingBy(
                        point -> point.name() + " (" + point.symbol() + ")", LinkedHashMap::new, Collectors.toList()));
    }

    private String heading() {
        return "New on your companies, " + report.asOf();
    }

    private String closing() {
        return (report.fictional() ? "Fictional sample data · " : "")
                + "Only items not in earlier digests. Analysis, not advice.";
    }
}
