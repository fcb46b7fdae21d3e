package footnote.workflows.coverage;

import footnote.delivery.mail.EmailPage;
import footnote.domain.FigureFormat;
import footnote.domain.Prose;
import footnote.publication.text.Html;
import footnote.publication.text.NumberedNotes;
import footnote.workflows.coverage.DigestReport.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

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
        lines.add(words(report.summary()));
        companies().forEach((name, points) -> {
            lines.add("");
            lines.add(EmailPage.printable(name));
            held(points).ifPresent(line -> lines.add(words(line)));
            points.forEach(point -> lines.add("- " + words(point) + " " + EmailPage.printable(point.source())
                    + point.uri().map(uri -> ", " + uri).orElse("")));
        });
        lines.addAll(EmailPage.endnotes(report.gaps(), notes.lines()));
        lines.add(closing());
        return String.join("\n", lines) + "\n";
    }

    String html() {
        var companies =
                Html.of("{}", companies().entrySet().stream().map(each -> company(each.getKey(), each.getValue())));
        return EmailPage.of(
                heading(),
                Html.of(
                        """
                        <h1>{}</h1>
                        <p>{}</p>
                        {}{}<ol>{}</ol>
                        <p class="muted">{}</p>
                        """,
                        heading(),
                        prose(report.summary()),
                        companies,
                        Html.when(
                                !report.gaps().isEmpty(),
                                Html.of(
                                        "<h2>Missing</h2>\n<ul>{}</ul>\n",
                                        report.gaps().stream().map(gap -> item(gap.toString())))),
                        notes.lines().stream().map(DigestEmail::item),
                        closing()));
    }

    private Html company(String name, List<Point> points) {
        return Html.of(
                "<h2>{}</h2>\n{}<ul>{}</ul>\n",
                EmailPage.printable(name),
                held(points).map(line -> Html.of("<p class=\"muted\">{}</p>\n", prose(line))),
                points.stream().map(this::listed));
    }

    private static Html item(String text) {
        return Html.of("<li>{}</li>", EmailPage.printable(text));
    }

    private Html listed(Point point) {
        return Html.of(
                "<li>{}{} <span class=\"muted\">{}</span></li>",
                prose(point.text()),
                point.quote().map(each -> " “" + EmailPage.printable(each) + "”"),
                Html.outside(point.uri(), EmailPage.printable(point.source())));
    }

    private Html prose(Prose prose) {
        return Html.prose(prose.text(), id -> notes.figure(id).html());
    }

    private Optional<Prose> held(List<Point> points) {
        return report.held(points.getFirst().symbol()).map(DigestReport.Held::line);
    }

    private String words(Prose prose) {
        return prose.rendered(
                id -> notes.figure(id).words() + " [" + notes.figure(id).note() + "]");
    }

    private String words(Point point) {
        return words(point.text())
                + point.quote()
                        .map(each -> " \"" + EmailPage.printable(each) + "\"")
                        .orElse("");
    }

    private Map<String, List<Point>> companies() {
        return report.points().stream()
                .collect(Collectors.groupingBy(
                        point -> point.name() + " (" + point.symbol() + ")", LinkedHashMap::new, Collectors.toList()));
    }

    /** What the letter is about, in the list of a mail program. */
    String subject() {
        int changes = report.points().size();
        return (report.quiet() ? "Quiet day" : changes + (changes == 1 ? " change" : " changes"))
                + " at your companies, " + FigureFormat.day(report.asOf())
                + (report.fictional() ? " (fictional)" : "");
    }

    private String heading() {
        return "Your companies on " + FigureFormat.day(report.asOf());
    }

    private String closing() {
        return (report.fictional() ? "Fictional sample data · " : "")
                + "Only items not in earlier digests. Analysis, not advice.";
    }
}
