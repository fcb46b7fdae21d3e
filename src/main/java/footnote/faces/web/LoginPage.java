package footnote.faces.web;

import footnote.faces.web.layout.Layout;
import footnote.publication.text.Html;
import java.util.List;
import java.util.Optional;

/** Where a reader shows a key. */
final class LoginPage {
    private final Layout layout;
    private final boolean issuer;

    LoginPage(Layout layout, boolean issuer) {
        this.layout = layout;
        this.issuer = issuer;
    }

    /** A page of this server, so that nobody is led elsewhere after the login. */
    static Optional<String> own(Optional<String> next) {
        return next.filter(path -> path.matches("/[A-Za-z0-9][A-Za-z0-9/._~%?&=+-]{0,500}"));
    }

    String html(Optional<String> trouble, Optional<String> next) {
        return layout.page(
                "Log in",
                "",
                Optional.empty(),
                List.of(),
                Html.of(
                        """
                        <section class="hero"><h1>Log in</h1><p class="lede">Enter your key. ‘footnote keys add NAME’ makes one.</p>
                        {}{}
                        <form class="ask" method="post" action="/login">{}<label class="visually-hidden" for="key">Key</label>
                        <div class="ask-line"><input id="key" name="key" type="password" required autofocus autocomplete="current-password" placeholder="fn_…"><button>Log in</button></div></form></section>
                        """,
                        trouble.map(text -> Html.of("<p class=\"gap\" role=\"alert\">{}</p>", text)),
                        Html.when(
                                issuer,
                                Html.of(
                                        "<p><a class=\"button\" href=\"/oauth2/authorization/issuer\">Log in with your organization</a></p>")),
                        own(next).map(path -> Html.of("<input type=\"hidden\" name=\"next\" value=\"{}\">", path))));
    }
}
