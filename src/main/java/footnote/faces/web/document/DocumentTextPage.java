package footnote.faces.web.document;

import footnote.faces.access.Caller;
import footnote.faces.front.ReaderDocuments;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A page of a document as it was read, with the cited passage highlighted. */
public final class DocumentTextPage {
    private static final Pattern PASSAGE = Pattern.compile("(.+)#(\\d+):(\\d+)-(\\d+)");

    private final ReaderDocuments documents;
    private final Layout layout;

    public DocumentTextPage(ReaderDocuments documents, Layout layout) {
        this.documents = documents;
        this.layout = layout;
    }

    /** Where a passage is shown on its page; nothing for a passage of no document, such as news. */
    public static Optional<String> link(String passage) {
        var found = PASSAGE.matcher(passage);
        return found.matches() && found.group(1).matches("[A-Za-z0-9-]{1,80}")
                ? Optional.of("/documents/" + found.group(1) + "/pages/" + found.group(2) + "?from=" + found.group(3)
                        + "&to=" + found.group(4) + "#cited")
                : Optional.empty();
    }

    public String html(Caller caller, String id, int number, int from, int to) {
        var page = documents.page(caller, id, number);
        String text = page.text();
        int start = Math.clamp(from, 0, text.length());
        int end = Math.clamp(to, start, text.length());
        return layout.page(
                page.label().title(),
                "Documents",
                Optional.of(caller),
                List.of(),
                Html.of(
                        """
                        <p class="kicker"><a href="/documents">Documents</a></p><h1 class="run-title">{}</h1>
                        <p class="run-line"><span>{}</span>{}{}{}</p>
                        <div class="document-text">{}{}{}</div>
                        """,
                        page.label().title(),
                        page.printed().map(printed -> "Page " + printed).orElse("Part " + number),
                        page.label().published().map(day -> Html.of("<span>public since {}</span>", TimeText.day(day))),
                        Html.when(
                                !page.first(),
                                Html.of("<a href=\"/documents/{}/pages/{}\">Previous</a>", id, number - 1)),
                        Html.when(!page.last(), Html.of("<a href=\"/documents/{}/pages/{}\">Next</a>", id, number + 1)),
                        text.substring(0, start),
                        end > start
                                ? Html.of("<mark id=\"cited\" tabindex=\"-1\">{}</mark>", text.substring(start, end))
                                : Html.NONE,
                        text.substring(end)));
    }
}
