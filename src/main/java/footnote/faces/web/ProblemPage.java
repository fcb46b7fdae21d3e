package footnote.faces.web;

import footnote.faces.access.Caller;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.layout.PageSentence;
import footnote.publication.text.Html;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;

/** A problem as a page. */
public final class ProblemPage {
    private final Layout layout;

    ProblemPage(Layout layout) {
        this.layout = layout;
    }

    public String html(int status, String title, String detail, HttpServletRequest request) {
        Optional<Caller> caller = request.getAttribute(Caller.class.getName()) instanceof Caller known
                ? Optional.of(known)
                : Optional.empty();
        return layout.page(
                title,
                "",
                caller,
                List.of(),
                Html.of(
                        "<section class=\"hero\"><p class=\"kicker\">{}</p><h1>{}</h1><p class=\"lede\">{}</p>"
                                + "<p><a class=\"button\" href=\"/\">Back to the start page</a></p></section>",
                        status,
                        title,
                        PageSentence.of(detail)));
    }
}
