package footnote.workflows.movers;

import footnote.delivery.mail.Email;
import footnote.delivery.mail.EmailPage;
import footnote.domain.FigureFormat;
import footnote.domain.Prose;
import footnote.evidence.IndexNames;
import footnote.publication.text.Html;
import footnote.publication.text.NumberedNotes;
import footnote.workflows.movers.MoverReport.Headline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The mover as a letter: the same words as text and as a page that reads well on a phone and in the dark. */
final class MoverEmail {
    private final MoverReport report;
    private final NumberedNotes notes;

    MoverEmail(MoverReport report) {
        this.report = report;
        this.notes = new NumberedNotes(report.ledger());
    }

    /** One line: the move and the reported cause; words with control characters in them are left out. */
    static String subject(MoverReport report) {
        String fictional = report.fictional() ? " (fictional)" : "";
        return report.company()
                .map(each -> {
                    String name = plain(each.name(), 80) ? ", " + each.name() + "," : "";
                    String move = figure(report, MoverMetrics.CHANGE)
                            .flatMap(change -> figure(report, "price")
                                    .map(price -> each.symbol() + (change.startsWith("-") ? " " : " +") + change
                                            + " to " + price))
                            .orElse(each.symbol() + name + " leads " + report.market() + " on " + report.asOf());
                    return move + cause(report).map(title -> ": " + title).orElse("") + fictional;
                })
                .orElse("No top gainer of " + report.market() + " on " + report.asOf() + fictional);
    }

    private static Optional<String> figure(MoverReport report, String metric) {
        return report.ledger().stream()
                .filter(entry -> entry.fact().metric().name().equals(metric))
                .filter(entry -> report.company()
                        .filter(each -> entry.fact()
                                .subject()
                                .key()
                                .equals(each.symbol().symbol()))
                        .isPresent())
                .findFirst()
                .map(entry -> FigureFormat.of(entry.fact()));
    }

    /** The first headline of the news that are said to have moved the share. */
    private static Optional<String> cause(MoverReport report) {
        return report.news().stream()
                .map(Headline::title)
                .filter(title -> plain(title, 120))
                .findFirst();
    }

    private static boolean plain(String words, int most) {
        return !words.isBlank() && words.length() <= most && !words.matches("(?s).*[\\p{Cntrl}\\u2028\\u2029].*");
    }

    String text() {
        var lines = new ArrayList<String>();
        lines.add(heading());
        lines.add("");
        report.news().stream()
                .findFirst()
                .ifPresent(each -> lines.add("Reported cause: \"" + EmailPage.printable(each.title()) + "\" ("
                        + EmailPage.printable(each.publisher()) + ")"));
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
        lines.addAll(EmailPage.endnotes(report.gaps(), notes.lines()));
        lines.add("");
        lines.add(closing());
        return String.join("\n", lines) + "\n";
    }

    String html() {
        var story = Html.of("{}", report.story().stream().map(this::paragraph)); // numbered before the table's figures
        return EmailPage.of(
                heading(),
                Html.of(
                        """
                        <h1>{}</h1>
                        <p class="muted">{}</p>
                        {}{}{}{}{}{}<details><summary>Sources</summary>
                        <ol>{}</ol></details>
                        """,
                        heading(),
                        closing(),
                        report.news().stream()
                                .findFirst()
                                .map(each -> Html.of("<p>Reported cause: {}</p>\n", story(each))),
                        story,
                        report.chartPath().map(this::chart),
                        table(),
                        section(
                                "What the news says moved it",
                                report.news().stream().map(MoverEmail::story).toList()),
                        section(
                                "Missing",
                                report.gaps().stream()
                                        .map(gap -> Html.of("{}", EmailPage.printable(gap.toString())))
                                        .toList()),
                        notes.lines().stream().map(line -> Html.of("<li>{}</li>", EmailPage.printable(line)))));
    }

    private Html paragraph(Prose prose) {
        return Html.of(
                "<p>{}</p>\n", Html.prose(prose.text(), id -> notes.figure(id).html()));
    }

    private Html chart(String path) {
        return Html.of("<p><img src=\"{}\" alt=\"{}\"></p>\n", Email.source(path), chartWords());
    }

    private static Html story(Headline news) {
        return Html.of(
                "{} <span class=\"muted\">{}</span>",
                Html.outside(news.uri(), EmailPage.printable(news.title())),
                EmailPage.printable(news.publisher()));
    }

    String chartWords() {
        return report.company().map(each -> each.symbol().symbol()).orElse("The share")
                + ": daily prices and volume over " + report.period().words()
                + report.benchmark()
                        .map(index -> ", and how it did against " + IndexNames.of(index.symbol()))
                        .orElse("");
    }

    private String heading() {
        return report.company()
                .map(each -> EmailPage.printable(each.name()) + " (" + each.symbol() + ") leads " + report.market())
                .orElse("No top gainer of " + report.market() + " is available");
    }

    private String closing() {
        return report.asOf() + " · figures by " + report.analysedBy() + " · words by "
                + (report.answeredBy().equals("rule") ? "rules" : report.answeredBy()) + " · "
                + (report.fictional() ? "Fictional sample data · " : "") + "Analysis, not advice.";
    }

    private Html table() {
        return Html.when(
                !report.figures().isEmpty(),
                Html.of(
                        "<table role=\"presentation\">\n{}</table>\n",
                        report.figures().stream()
                                .map(each -> Html.of(
                                        "<tr><td>{}</td><td class=\"figure\">{}</td></tr>\n",
                                        each.label(),
                                        notes.figure(each.entry()).html()))));
    }

    private static Html section(String title, List<Html> points) {
        return Html.when(
                !points.isEmpty(),
                Html.of(
                        "<h2>{}</h2>\n<ul>{}</ul>\n",
                        title,
                        points.stream().map(each -> Html.of("<li>{}</li>", each))));
    }

    private static String plain(NumberedNotes.Figure figure) {
        return figure.words() + " [" + figure.note() + "]";
    }
}
