package footnote.faces.web.document;

import footnote.evidence.search.Hit;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.ReaderDocuments;
import footnote.faces.front.ReaderDocuments.Volume;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Documents on file: search in them, take one in, see how far it is, take it out. */
public final class DocumentsPage {
    private static final int SHOWN = 300;

    private final ReaderDocuments documents;
    private final Layout layout;

    public DocumentsPage(ReaderDocuments documents, Layout layout) {
        this.documents = documents;
        this.layout = layout;
    }

    public String html(Caller caller, String question, List<String> companies, boolean sample, Optional<String> told) {
        var volumes = documents.list(caller);
        boolean reading = volumes.stream().anyMatch(volume -> volume.own() && volume.percent() < 100);
        return layout.page(
                "Documents",
                "Documents",
                Optional.of(caller),
                reading ? List.of("again.js") : List.of(),
                Html.of(
                        """
                        <h1>Documents</h1><p class="lede">Search filings, earnings calls and your own documents.</p>{}
                        <form class="ask" method="get" action="/documents"><label class="visually-hidden" for="q">Search</label>
                        <div class="ask-line"><input id="q" name="q" type="search" maxlength="2000" value="{}" placeholder="Words or a question"><button>Search</button></div></form>
                        {}{}<section><h2>Your documents</h2>{}</section>
                        """,
                        told.map(text -> Html.of("<p class=\"gap\" role=\"status\">{}</p>", text)),
                        question,
                        question.isBlank() ? Html.NONE : found(caller, question, companies, sample),
                        Html.when(caller.may(Right.RUN), upload()),
                        volumes.isEmpty()
                                ? Html.of(
                                        "<p class=\"empty\">You have added no documents{}.</p>",
                                        sample ? " yet; those of the sample market are searched too" : " yet")
                                : table(volumes, caller)));
    }

    private static Html upload() {
        return Html.of("""
                <section><h2>Add a document</h2><form class="filters" method="post" action="/documents" enctype="multipart/form-data">
                <label>File <input type="file" name="file" required accept=".pdf,.html,.htm,.txt,.md,.json"></label>
                <label>Symbol (optional) <input type="text" name="symbol" maxlength="20"></label>
                <button>Add</button></form><p class="small">PDF, HTML, plain text, or an earnings call as JSON, up to {} MB. Give the symbol if the file does not name the company. The file stays on this server.</p></section>
                """, ReaderDocuments.MOST_BYTES >> 20);
    }

    private static Html table(List<Volume> volumes, Caller caller) {
        return Html.of("""
                <div class="scroll" tabindex="0" role="region" aria-label="Documents"><table><thead><tr><th scope="col">File</th><th scope="col">Document</th><th scope="col">Public since</th><th scope="col">Search</th><th scope="col"><span class="visually-hidden">Actions</span></th></tr></thead><tbody>{}</tbody></table></div>
                """, volumes.stream().limit(SHOWN).map(volume -> row(volume, caller)));
    }

    private static Html row(Volume volume, Caller caller) {
        var label = volume.label();
        return Html.of(
                "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                Html.of("<a href=\"/documents/{}/pages/1\">{}</a>", label.id(), label.name()),
                label.title(),
                label.published().map(TimeText::day).orElse("–"),
                volume.percent() == 100
                        ? Html.of("ready")
                        : Html.of(
                                "<span class=\"reading\">keywords ready, meaning {}%</span> <progress max=\"100\" value=\"{}\" aria-label=\"Indexed by meaning\"></progress>",
                                volume.percent(), volume.percent()),
                Html.when(
                        caller.may(Right.RUN) && (volume.own() || caller.may(Right.ADMIN)),
                        Html.of(
                                "<form method=\"post\" action=\"/documents/{}/delete\"><button class=\"quiet danger\" aria-label=\"Delete {}\">Delete</button></form>",
                                label.id(),
                                label.name())));
    }

    private Html found(Caller caller, String question, List<String> companies, boolean sample) {
        var hits = documents.find(caller, question, companies, sample, 10);
        return hits.isEmpty()
                ? Html.of("<p class=\"empty\">No passage matches.</p>")
                : Html.of(
                        "<section><h2>Passages</h2><ol class=\"passages whole\">{}</ol></section>",
                        hits.stream().map(hit -> passage(hit, question)));
    }

    private static Html passage(Hit hit, String question) {
        var passage = hit.passage();
        return Html.of(
                "<li><p class=\"passage-head\">{}</p><blockquote class=\"rows\">{}</blockquote><p class=\"small\">{}{}{}</p></li>",
                passage.place(),
                marked(passage.text(), question),
                passage.document()
                        .published()
                        .map(day -> "Public since " + TimeText.day(day) + " · ")
                        .orElse(""),
                DocumentTextPage.link(passage.id()).map(path -> Html.of("<a href=\"{}\">open document</a>", path)),
                passage.document()
                        .uri()
                        .filter(_ -> !passage.document().vendor().equals("sample"))
                        .map(uri -> Html.of(" · {}", Html.outside(uri, "original"))));
    }

    /** The text with the question's own words marked. */
    private static Html marked(String text, String question) {
        Set<String> wanted = Arrays.stream(question.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1))
                .filter(word -> word.length() > 3)
                .collect(Collectors.toSet());
        var html = Html.NONE;
        for (var piece : text.split("(?<=[^\\p{L}\\p{N}])|(?=[^\\p{L}\\p{N}])", -1)) {
            html = html.and(
                    wanted.contains(piece.toLowerCase(Locale.ROOT))
                            ? Html.of("<mark>{}</mark>", piece)
                            : Html.of("{}", piece));
        }
        return html;
    }
}
