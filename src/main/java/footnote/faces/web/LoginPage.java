package footnote.faces.web;

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

    String html(Optional<String> trouble) {
        return layout.page(
                "Log in",
                "",
                Optional.empty(),
                List.of(),
                Html.of(
                        """
                        <section class="hero"><h1>Log in</h1><p class="lede">With a key that 'footnote keys add' made.</p>
                        {}{}
                        <form class="ask" method="post" action="/login"><label class="visually-hidden" for="key">Key</label>
                        <div class="ask-line"><input id="key" name="key" type="password" required autofocus autocomplete="current-password" placeholder="fn_…"><button>Log in</button></div></form></section>
                        """,
                        trouble.map(text -> Html.of("<p class=\"gap\" role=\"alert\">{}</p>", text)),
                        Html.when(
                                issuer,
                                Html.of(
                                        "<p><a class=\"button\" href=\"/oauth2/authorization/issuer\">Log in with your organisation</a></p>"))));
    }
}
