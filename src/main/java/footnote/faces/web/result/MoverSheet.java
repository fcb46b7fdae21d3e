package footnote.faces.web.result;

import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.runtime.run.RunId;
import footnote.workflows.movers.MoverReport;
import java.util.List;

/** A day's top gainer as a page: its story and chart, its figures in the rail, the runners-up below. */
public final class MoverSheet {
    /** Figures with a sign; results of earlier versions call the last one as the one before it. */
    private static final List<String> CHANGES =
            List.of("Change on the day", "Total return", "Return vs. market", "Against the market");

    private final RunId run;
    private final MoverReport report;
    private final List<String> files;
    private final CitedNotes notes;

    MoverSheet(RunId run, MoverReport report, List<String> files) {
        this.run = run;
        this.report = report;
        this.files = files;
        this.notes = new CitedNotes(report.ledger());
    }

    Html html() {
        var story = report.story().stream()
                .map(prose -> Html.of("<p class=\"thesis\">{}</p>", notes.rendered(prose.text())))
                .toList();
        var figures = figures();
        return Html.of(
                """
                <article class="sheet"><header class="sheet-head"><p class="kicker">Top gainer on {} · {} · returns over {} · <a href="/movers">earlier top gainers</a></p><h2 class="title">{}</h2></header>
                <div class="columns"><div class="story">{}{}{}{}</div><div class="rail">{}<p class="small">{}</p>{}</div></div>{}</article>
                """,
                report.market(),
                TimeText.day(report.asOf()),
                report.period().words(),
                name(),
                story,
                chart(run, report, files),
                news(),
                gainers(),
                figures,
                mail(),
                Html.when(report.fictional(), Html.of("<p class=\"small sample\">Fictional sample data.</p>")),
                notes.list());
    }

    private Html name() {
        return report.company()
                .map(company -> Html.of(
                        "<a href=\"/companies/{}{}\">{}</a>",
                        company.symbol(),
                        report.fictional() ? "?offline=true" : "",
                        company.name() + " (" + company.symbol() + ")"))
                .orElseGet(() -> Html.of("No top gainer was found"));
    }

    /** The run's own chart, where it drew one. */
    public static Html chart(RunId run, MoverReport report, List<String> files) {
        return report.chartPath()
                .map(path -> path.substring(path.lastIndexOf('/') + 1))
                .filter(files::contains)
                .map(file -> Html.of(
                        "<a class=\"chart-link\" href=\"/runs/{}/view/{}\"><img class=\"chart\" src=\"/api/runs/{}/artifacts/{}\" width=\"{}\" height=\"{}\" alt=\"Price of {} vs. its market over {}\"></a>",
                        run,
                        file,
                        run,
                        file,
                        MoverReport.CHART_WIDTH,
                        MoverReport.CHART_HEIGHT,
                        report.company().map(MoverReport.Company::name).orElse("the gainer"),
                        report.period().words()))
                .orElse(Html.NONE);
    }

    private Html figures() {
        return Html.of(
                "<dl class=\"figures one\">{}</dl>",
                report.figures().stream()
                        .map(figure -> Html.of(
                                "<div><dt>{}</dt><dd>{}</dd></div>",
                                figure.label(),
                                CHANGES.contains(figure.label())
                                        ? change(figure.entry())
                                        : notes.figure(figure.entry()))));
    }

    private Html change(String id) {
        return report.ledger().stream()
                .filter(entry -> entry.id().equals(id))
                .findFirst()
                .map(entry -> CompanyFigures.signed(entry, notes))
                .orElseGet(() -> notes.figure(id));
    }

    private Html news() {
        return Html.when(
                !report.news().isEmpty(),
                Html.of(
                        "<section><h2>News of the day</h2><ul class=\"headlines\">{}</ul></section>",
                        report.news().stream()
                                .map(story -> Html.of(
                                        "<li><span>{} <span class=\"muted\">{}</span></span></li>",
                                        Html.outside(story.uri(), story.title()),
                                        story.publisher()))));
    }

    private Html gainers() {
        return Html.when(
                        report.gainers().size() > 1,
                        Html.of(
                                """
                                <section><h2>The day's other gainers</h2><div class="scroll" tabindex="0" role="region" aria-label="Gainers"><table class="numbers" data-sortable><thead><tr><th scope="col">Company</th><th scope="col">Change</th><th scope="col">Price</th></tr></thead><tbody>{}</tbody></table></div></section>
                                """,
                                report.gainers().stream()
                                        .skip(1)
                                        .map(each -> Html.of(
                                                "<tr><th scope=\"row\"><a href=\"/companies/{}{}\">{}</a> <span class=\"muted\">{}</span></th><td>{}</td><td>{}</td></tr>",
                                                each.symbol(),
                                                report.fictional() ? "?offline=true" : "",
                                                each.name(),
                                                each.symbol(),
                                                change(each.change()),
                                                notes.figure(each.price())))))
                .and(Html.when(
                        !report.gaps().isEmpty(),
                        Html.of(
                                "<section><h2>Missing</h2><ul>{}</ul></section>",
                                report.gaps().stream().map(gap -> Html.of("<li>{}</li>", gap)))));
    }

    private String mail() {
        var mail = report.mail();
        return switch (mail.status()) {
            case "sent" -> "Mailed to " + String.join(", ", mail.to()) + ".";
            case "queued" -> "The mail is in the outbox: " + mail.said() + ".";
            case "unanswered" -> "The mail to " + String.join(", ", mail.to()) + ": " + mail.said() + ".";
            case "refused" -> "The mail server refused the message: " + mail.said() + ".";
            default -> "Not mailed: " + mail.said() + ".";
        };
    }
}
