package footnote.faces.web.company;

import footnote.domain.Words;
import footnote.evidence.EvidenceReader.View;
import footnote.faces.access.Caller;
import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.layout.TimeText;
import footnote.faces.web.result.CompanyFigures;
import footnote.publication.text.Html;
import footnote.workflows.coverage.earnings.ResultsNote;
import footnote.workflows.coverage.earnings.ResultsNote.GuidedRow;
import footnote.workflows.coverage.earnings.ResultsNote.Row;
import java.util.List;
import java.util.Optional;

/** The note on a company's latest results: figures, guidance, drivers, the shares' reaction, and theses. */
public final class ResultsNotePage {
    private final Layout layout;

    public ResultsNotePage(Layout layout) {
        this.layout = layout;
    }

    public String html(ResultsNote note, View view, Caller caller) {
        var notes = new CitedNotes(note.ledger());
        // in reading order, for that is how the notes are numbered
        var headline = notes.rendered(note.headline().text());
        var results = results(note, notes);
        var guidance = guidance(note, notes);
        var reaction = notes.rendered(note.reaction().text());
        var theses = theses(note, view, notes);
        return layout.page(
                note.name() + " " + note.period() + " results",
                "Companies",
                Optional.of(caller),
                List.of("notes.js"),
                Html.of(
                        """
                        <article class="sheet results-note">
                        <header class="sheet-head"><p class="kicker">Results note · <a href="/companies/{}{}">{}</a> · published {} · as of {}{}</p><h1>{}: {} results</h1></header>
                        <p class="thesis">{}</p>
                        <section><h2>Reported</h2>{}</section>
                        <section><h2>Guidance</h2>{}</section>
                        {}
                        <section><h2>Shares</h2><p>{}</p></section>
                        <section><h2>Theses</h2>{}</section>
                        {}{}
                        </article>
                        """,
                        note.symbol(),
                        ThesisPage.sampleQuery(view),
                        note.symbol(),
                        TimeText.day(note.published()),
                        TimeText.day(note.asOf()),
                        note.fictional() ? " · fictional sample data" : "",
                        note.name(),
                        note.period(),
                        headline,
                        results,
                        guidance,
                        drivers(note),
                        reaction,
                        theses,
                        Html.when(
                                !note.missing().isEmpty(),
                                Html.of(
                                        "<p class=\"small\">Not available: {}.</p>",
                                        String.join("; ", note.missing()))),
                        notes.list()));
    }

    private static Html results(ResultsNote note, CitedNotes notes) {
        return Html.of(
                """
                <div class="scroll" tabindex="0" role="region" aria-label="Reported"><table class="numbers"><thead><tr><th scope="col"><span class="visually-hidden">Metric</span></th><th scope="col">{}</th><th scope="col">Year before</th><th scope="col">y/y</th><th scope="col">Consensus</th><th scope="col">vs. consensus</th></tr></thead><tbody>{}</tbody></table></div>
                """,
                note.period(),
                note.results().stream().map(row -> row(row, notes, note)).toList());
    }

    private static Html row(Row row, CitedNotes notes, ResultsNote note) {
        return Html.of(
                "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                Words.capitalized(row.metric()),
                notes.figure(row.actual()),
                cell(row.yearBefore(), notes),
                change(row.change(), notes, note),
                cell(row.consensus(), notes),
                change(row.surprise(), notes, note));
    }

    private static Html cell(Optional<String> id, CitedNotes notes) {
        return id.map(notes::figure).orElse(Html.of("n.a."));
    }

    /** With its sign. */
    private static Html change(Optional<String> id, CitedNotes notes, ResultsNote note) {
        return id.flatMap(each -> note.ledger().stream()
                        .filter(entry -> entry.id().equals(each))
                        .findFirst())
                .map(entry -> CompanyFigures.signed(entry, notes))
                .orElse(Html.of("n.a."));
    }

    private static Html guidance(ResultsNote note, CitedNotes notes) {
        var record = note.guidanceRecord()
                .map(score -> Html.of(
                        "<p>Management met or beat {} of {} settled items{}{}.</p>",
                        score.metOrBeaten(),
                        score.settled(),
                        score.missed() == 0 ? "" : ", missed " + score.missed(),
                        score.withdrawn() == 0 ? "" : ", withdrew " + score.withdrawn()))
                .orElse(Html.NONE);
        return note.guidance().isEmpty()
                ? Html.of("<p class=\"empty\">No guidance was found in calls and releases.</p>")
                : Html.of(
                        """
                        {}<div class="scroll" tabindex="0" role="region" aria-label="Guidance"><table class="guided"><thead><tr><th scope="col">Item</th><th scope="col">Before</th><th scope="col">Guidance</th><th scope="col">Actual</th><th scope="col">State</th><th scope="col">Source</th></tr></thead><tbody>{}</tbody></table></div>
                        """,
                        record,
                        note.guidance().stream().map(row -> guided(row, notes)).toList());
    }

    private static Html guided(GuidedRow row, CitedNotes notes) {
        return Html.of(
                "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td><details><summary>{}</summary><blockquote>“{}”</blockquote>{}</details></td></tr>",
                row.item(),
                row.before().orElse("–"),
                row.now(),
                row.actual().map(notes::figure).orElse(Html.of("–")),
                row.state(),
                row.source(),
                row.words(),
                row.speaker().map(speaker -> Html.of("<p class=\"small\">{}</p>", speaker)));
    }

    private static Html drivers(ResultsNote note) {
        return Html.when(
                !note.drivers().isEmpty(),
                Html.of(
                        "<section><h2>Drivers, in management’s words</h2>{}</section>",
                        note.drivers().stream()
                                .map(each -> Html.of(
                                        "<blockquote>“{}”</blockquote><p class=\"small\">{}, {}</p>",
                                        each.words(),
                                        each.speaker().orElse("The company"),
                                        each.place()))
                                .toList()));
    }

    private static Html theses(ResultsNote note, View view, CitedNotes notes) {
        return note.theses().isEmpty()
                ? Html.of("<p class=\"empty\">No thesis on this company yet. Add one on its page.</p>")
                : Html.of(
                        "<ul class=\"plain\">{}</ul>",
                        note.theses().stream()
                                .map(each -> Html.of(
                                        "<li><a href=\"/theses/{}{}\">{}</a> {}<br>{}</li>",
                                        each.id(),
                                        ThesisPage.sampleQuery(view),
                                        each.sentence(),
                                        ThesisPage.state(each.outcome()),
                                        notes.rendered(each.finding().text())))
                                .toList());
    }
}
