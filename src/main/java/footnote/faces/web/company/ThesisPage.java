package footnote.faces.web.company;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Words;
import footnote.evidence.EvidenceReader.View;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.ThesisAccess.Shown;
import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.workflows.coverage.thesis.ThesisList.Event;
import java.util.List;
import java.util.Optional;

/** One thesis: its sentence, its test with the latest figures, and the sealed history of what settled it. */
public final class ThesisPage {
    private static final int SEAL_SHOWN = 16;

    private final Layout layout;

    public ThesisPage(Layout layout) {
        this.layout = layout;
    }

    public String html(Shown shown, View view, Caller caller) {
        var thesis = shown.thesis();
        var notes = new CitedNotes(shown.standing().ledger());
        // in reading order, for that is how the notes are numbered
        var finding = notes.rendered(shown.standing().check().sentence().text());
        var test = test(shown, notes);
        var figures = figures(shown, notes);
        return layout.page(
                "Thesis " + thesis.id(),
                "Companies",
                Optional.of(caller),
                List.of("notes.js"),
                Html.of(
                        """
                        <article class="sheet thesis-page">
                        <header class="sheet-head"><p class="kicker">Thesis {} · <a href="/companies/{}{}">{}</a> · as of {}{}</p><h1>{}</h1>
                        <p class="lede">{}</p>{}</header>
                        <section><h2>Tripwire</h2>{}</section>
                        {}
                        <section><h2>History</h2>{}</section>
                        {}
                        </article>
                        """,
                        thesis.id(),
                        thesis.symbol(),
                        sampleQuery(view),
                        thesis.name(),
                        TimeText.day(view.asOf()),
                        view.sample() ? " · fictional sample data" : "",
                        Words.capitalized(thesis.sentence()),
                        finding,
                        Html.when(caller.may(Right.RUN), actions(thesis.id(), view)),
                        test,
                        figures,
                        history(shown),
                        notes.list()));
    }

    public static String sampleQuery(View view) {
        return view.sample() ? "?offline=true" : "";
    }

    /** A state as a colored word. */
    static Html state(String words) {
        return Html.of("<span class=\"status {}\">{}</span>", words.replace(' ', '-'), words);
    }

    private static Html actions(String id, View view) {
        return Html.of("""
                <div class="actions"><form method="post" action="/theses/{}/check"><input type="hidden" name="offline" value="{}"><button class="quiet">Check now</button></form>
                <form method="post" action="/theses/{}/remove"><input type="hidden" name="offline" value="{}"><button class="quiet danger">Remove</button></form></div>
                """, id, view.sample(), id, view.sample());
    }

    private static Html test(Shown shown, CitedNotes notes) {
        var thesis = shown.thesis();
        var latest = shown.standing().figures().stream().reduce((_, last) -> last);
        return Html.of(
                """
                <p>{}. {}</p><dl class="figures"><div><dt>Threshold</dt><dd>{}</dd></div><div><dt>Latest figure</dt><dd>{}</dd></div><div><dt>Period</dt><dd>{}</dd></div><div><dt>Published</dt><dd>{}</dd></div><div><dt>State</dt><dd>{}</dd></div></dl>
                """,
                Words.capitalized(thesis.tripwire().words()),
                thesis.tripwire().named()
                        ? "The named period decides it."
                        : "Only figures published after " + TimeText.day(thesis.addedOn()) + " count.",
                thesis.tripwire().limit(),
                latest.map(entry -> figure(entry, notes)).orElse(Html.of("n.a.")),
                latest.map(entry -> entry.fact().period().label()).orElse("–"),
                latest.map(entry -> TimeText.day(entry.fact().knownAt())).orElse("–"),
                state(shown.state()));
    }

    private static Html figure(LedgerEntry entry, CitedNotes notes) {
        return notes.figure(entry, FigureFormat.of(entry.fact()));
    }

    /** The latest periods, newest first; market figures have only the latest. */
    private static Html figures(Shown shown, CitedNotes notes) {
        var thesis = shown.thesis();
        var figures = shown.standing().figures();
        return Html.when(
                figures.size() > 1,
                Html.of(
                        """
                        <section><h2>Figures by period</h2><div class="scroll" tabindex="0" role="region" aria-label="Figures by period"><table class="numbers"><thead><tr><th scope="col">Period</th><th scope="col">Figure</th><th scope="col">Published</th><th scope="col">{}</th></tr></thead><tbody>{}</tbody></table></div></section>
                        """,
                        Words.capitalized(thesis.tripwire().relation().words()) + " "
                                + thesis.tripwire().limit(),
                        figures.reversed().stream()
                                .map(entry -> Html.of(
                                        "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td></tr>",
                                        entry.fact().period().label(),
                                        figure(entry, notes),
                                        TimeText.day(entry.fact().knownAt()),
                                        met(shown, entry)))
                                .toList()));
    }

    /** Whether it meets the test; figures from before the thesis, or of another period than the named one, do not count. */
    private static String met(Shown shown, LedgerEntry entry) {
        var test = shown.thesis().tripwire();
        var check = shown.standing().check();
        boolean counts = test.named()
                ? check.outcome().settled()
                        && check.row()
                                .filter(row -> row.id().equals(entry.id()))
                                .isPresent()
                : entry.fact().knownAt().isAfter(shown.thesis().addedOn());
        return !counts ? "not counted" : test.meets(entry.fact().value()) ? "yes" : "no";
    }

    private static Html history(Shown shown) {
        var thesis = shown.thesis();
        return Html.of(
                """
                <div class="scroll" tabindex="0" role="region" aria-label="History"><table class="history"><thead><tr><th scope="col">Day</th><th scope="col">State</th><th scope="col">Finding</th><th scope="col">Source</th><th scope="col">Seal</th></tr></thead><tbody>
                <tr><td>{}</td><td>{}</td><td>{}</td><td></td><td>{}</td></tr>{}</tbody></table></div>{}
                """,
                TimeText.day(thesis.addedOn()),
                state("added"),
                Words.capitalized(thesis.sentence()) + ".",
                shown.added().map(event -> seal(event)).orElse(Html.of("none; added by an earlier version")),
                shown.history().stream()
                        .map(event -> Html.of(
                                "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                                TimeText.day(event.asOf()),
                                state(event.outcome()),
                                event.text(),
                                event.source(),
                                seal(event)))
                        .toList(),
                shown.record()
                        .broken()
                        .map(why -> Html.of("<p class=\"gap\" role=\"alert\">The record is not intact: {}.</p>", why))
                        .orElseGet(() -> Html.of(
                                "<p class=\"small\">{} Each seal covers its line and all lines before. The record of all theses ({}) is intact.</p>",
                                shown.history().isEmpty() ? "No figure has settled the thesis yet." : "",
                                shown.record().lines() == 1
                                        ? "1 line"
                                        : shown.record().lines() + " lines")));
    }

    private static Html seal(Event event) {
        return Html.of(
                "<span class=\"mono\" title=\"{}\">{}…</span> <span class=\"muted\">line {}</span>",
                event.seal(),
                event.seal().substring(0, Math.min(SEAL_SHOWN, event.seal().length())),
                event.seq());
    }
}
