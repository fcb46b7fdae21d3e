package footnote.faces.web.result;

import footnote.domain.opinion.CompanyView;
import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.runtime.run.storage.RunRow;
import footnote.workflows.report.ReportOutcome;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A finished report: what it found, with sources, the way into it, and its pictures. */
public final class ReportSheet {
    public static final String PAGE = "equity_report.html";
    private static final int SHOWN = 6;

    private final RunRow run;
    private final ReportOutcome outcome;
    private final List<String> files;
    private final CitedNotes notes;

    public ReportSheet(RunRow run, ReportOutcome outcome, List<String> files) {
        this.run = run;
        this.outcome = outcome;
        this.files = files;
        this.notes = new CitedNotes(outcome.ledger());
    }

    public Html html() {
        // before the notes are listed, for they are numbered as they are used
        var said = outcome.said().stream()
                .map(prose -> Html.of("<p class=\"thesis\">{}</p>", notes.rendered(prose.text())))
                .toList();
        var compared = views();
        var view = outcome.view().filter(_ -> !outcome.compared()).map(this::view);
        return Html.of(
                """
                <article class="sheet"><header class="sheet-head"><p class="kicker">{} · {} · as of {}</p><h2 class="title">{}</h2>{}</header>
                <div class="columns"><div class="story">{}{}{}{}{}</div><div class="rail">{}{}</div></div>{}</article>
                """,
                outcome.market(),
                outcome.analysisType(),
                TimeText.day(outcome.asOf()),
                name(),
                outcome.finding().map(finding -> Html.of("<p class=\"lede\">{}</p>", finding)),
                said,
                compared,
                Html.when(
                        files.contains(PAGE),
                        Html.of(
                                "<p class=\"downloads\"><a class=\"button\" href=\"/runs/{}/view/{}\">Read the report</a>{}</p>",
                                run.id(),
                                PAGE,
                                Html.when(
                                                ChartsPage.has(files) && charted(),
                                                Html.of(
                                                        "<a class=\"button quiet\" href=\"/runs/{}/charts\">Charts and tables</a>",
                                                        run.id()))
                                        .and(download("equity_report.pdf", "PDF"))
                                        .and(download("data.xlsx", "Workbook (XLSX)"))
                                        .and(download("facts.csv", "Figures (CSV)")))),
                pictures(),
                gaps(),
                view,
                Html.when(outcome.fictional(), Html.of("<p class=\"small sample\">Fictional sample data.</p>")),
                notes.list());
    }

    /** The company, which its page is a click away from; a report on several has no one of them as its title. */
    private Html name() {
        return outcome.compared() ? Html.of("{}", outcome.heading()) : company(outcome.ticker(), outcome.companyName());
    }

    private Html company(String ticker, String name) {
        return Html.of("<a href=\"/companies/{}{}\">{}</a>", ticker, outcome.fictional() ? "?offline=true" : "", name);
    }

    private Html download(String file, String label) {
        return Html.when(
                files.contains(file),
                Html.of(
                        "<a class=\"button quiet\" href=\"/api/runs/{}/artifacts/{}?download=true\" download>{}</a>",
                        run.id(),
                        file,
                        label));
    }

    /** The views of all companies of a comparison, side by side. */
    private Html views() {
        if (!outcome.compared()) {
            return Html.NONE;
        }
        var rated = Stream.concat(
                outcome
                        .view()
                        .map(view -> new ReportOutcome.Rated(outcome.ticker(), outcome.companyName(), view))
                        .stream(),
                outcome.others().stream());
        return Html.of(
                "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Views\"><table class=\"numbers\"><thead><tr>"
                        + "<th scope=\"col\">Company</th><th scope=\"col\">View</th><th scope=\"col\">Fair value</th><th scope=\"col\">Price</th>"
                        + "<th scope=\"col\">Expected return</th><th scope=\"col\">Uncertainty</th></tr></thead><tbody>{}</tbody></table></div>",
                rated.map(each -> Html.of(
                                "<tr><th scope=\"row\">{}</th><td><strong>{}</strong></td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                                company(each.ticker(), each.name()),
                                each.view().ratingWord(),
                                cell(each.view().fairValue()),
                                cell(each.view().price()),
                                cell(each.view().expectedReturn()),
                                uncertainty(each.view())))
                        .toList());
    }

    private Html cell(Optional<CompanyView.Figure> figure) {
        return known(figure).map(each -> notes.figure(each.entry())).orElse(Html.of("–"));
    }

    private static String uncertainty(CompanyView view) {
        return view.uncertainty().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private Optional<CompanyView.Figure> known(Optional<CompanyView.Figure> figure) {
        return figure.filter(
                each -> outcome.ledger().stream().anyMatch(entry -> entry.id().equals(each.entry())));
    }

    /** The view that the report takes, as the rail of an analysis has it. */
    private Html view(CompanyView view) {
        return Html.of(
                "<div class=\"call\"><p class=\"call-word\">{}</p><dl>{}{}{}<div><dt>Uncertainty</dt><dd>{}</dd></div></dl></div>",
                view.ratingWord(),
                row("Fair value", view.fairValue()),
                row("Price", view.price()),
                row("Expected return", view.expectedReturn()),
                uncertainty(view));
    }

    private Html row(String label, Optional<CompanyView.Figure> figure) {
        return known(figure)
                .map(each -> Html.of("<div><dt>{}</dt><dd>{}</dd></div>", label, notes.figure(each.entry())))
                .orElse(Html.NONE);
    }

    /** Whether there are charts to look at; a comparison of companies has tables alone. */
    private boolean charted() {
        return outcome.publication()
                .filter(publication -> !publication.charts().isEmpty())
                .isPresent();
    }

    /** A few pictures, the others folded: a browser loads those only when they are asked for. */
    private Html pictures() {
        var all = outcome.publication().stream()
                .flatMap(publication -> Stream.concat(
                        publication.infographics().stream().map(each -> picture(each.filename(), each.title())),
                        publication.charts().stream().map(each -> picture(each.filename(), each.metricName()))))
                .toList();
        int first = Math.min(SHOWN, all.size());
        return Html.when(
                !all.isEmpty(),
                Html.of(
                        "<section><h2>Charts</h2><ul class=\"pictures\">{}</ul>{}</section>",
                        all.subList(0, first),
                        Html.when(
                                all.size() > first,
                                Html.of(
                                        "<details><summary>{} more charts</summary><ul class=\"pictures\">{}</ul></details>",
                                        all.size() - first,
                                        all.subList(first, all.size())))));
    }

    private Html picture(String path, String title) {
        String file = path.substring(path.lastIndexOf('/') + 1);
        return Html.when(
                files.contains(file),
                Html.of(
                        "<li><a href=\"/runs/{}/view/{}\"><img src=\"/api/runs/{}/artifacts/{}\" loading=\"lazy\" alt=\"\"><span>{}</span></a></li>",
                        run.id(),
                        file,
                        run.id(),
                        file,
                        title));
    }

    private Html gaps() {
        return Html.when(
                !outcome.gaps().isEmpty(),
                Html.of(
                        "<section><h2>Not available</h2><ul>{}</ul></section>",
                        outcome.gaps().stream().map(gap -> Html.of("<li>{}</li>", gap))));
    }
}
