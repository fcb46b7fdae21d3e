package footnote.faces.web.company;

import footnote.domain.Listing;
import footnote.evidence.EvidenceReader.View;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.ThesisAccess.Listed;
import footnote.faces.web.layout.PageSentence;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import java.util.List;
import java.util.Optional;

/** The theses on a company, with links to each, on its page and in the watchlist. */
public final class CompanyTheses {
    private CompanyTheses() {}

    /** A thesis as a reader typed it, to be shown again where it was refused. */
    public record Typed(String sentence, Optional<String> refused) {
        public static final Typed NOTHING = new Typed("", Optional.empty());
    }

    /** As a section with a form to add one, for readers who may. */
    static Html section(Listing listing, List<Listed> theses, View view, Caller caller, Typed typed) {
        return Html.of(
                "<section><h2>Theses</h2>{}{}</section>",
                theses.isEmpty()
                        ? Html.of(
                                "<p class=\"empty\">No thesis on this company yet. A thesis names the figure that would prove it wrong; every check tests it.</p>")
                        : Html.of(
                                """
                                <div class="scroll" tabindex="0" role="region" aria-label="Theses"><table><thead><tr><th scope="col">Thesis</th><th scope="col">State</th><th scope="col">Added</th></tr></thead><tbody>{}</tbody></table></div>
                                """,
                                theses.stream().map(each -> row(each, view)).toList()),
                Html.when(caller.may(Right.RUN), form(listing, view, typed)));
    }

    private static Html row(Listed each, View view) {
        return Html.of(
                "<tr><td><a href=\"/theses/{}{}\">{}</a></td><td>{}</td><td>{}</td></tr>",
                each.thesis().id(),
                ThesisPage.sampleQuery(view),
                each.thesis().sentence(),
                ThesisPage.state(each.state()),
                TimeText.day(each.thesis().addedOn()));
    }

    private static Html form(Listing listing, View view, Typed typed) {
        return Html.of(
                """
                {}                <form class="ask" id="thesis" method="post" action="/theses#thesis"><input type="hidden" name="company" value="{}"><input type="hidden" name="offline" value="{}"><label class="visually-hidden" for="thesis-sentence">Add a thesis</label>
                <div class="ask-line"><input id="thesis-sentence" name="sentence" type="text" maxlength="400" required placeholder="wrong if operating margin falls below 35% in any quarter" value="{}"><button>Add</button></div></form>
                """,
                typed.refused().map(why -> Html.of("<p class=\"gap\" role=\"alert\">{}</p>", PageSentence.of(why))),
                listing.ticker(),
                view.sample(),
                typed.sentence());
    }

    /** As a cell of the watchlist. */
    public static Html cell(List<Listed> theses, boolean sample) {
        return theses.isEmpty()
                ? Html.of("–")
                : Html.of(
                        "{}",
                        theses.stream()
                                .map(each -> Html.of(
                                        "<div><a href=\"/theses/{}{}\" title=\"{}\">{}</a> {}</div>",
                                        each.thesis().id(),
                                        sample ? "?offline=true" : "",
                                        each.thesis().sentence(),
                                        each.thesis().id(),
                                        ThesisPage.state(each.state())))
                                .toList());
    }
}
