package footnote.faces.web.layout;

import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.publication.text.Html;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What every page has: head, bar, foot. */
public final class Layout {
    private final Assets assets;
    private final boolean sample;

    public Layout(Assets assets, boolean sample) {
        this.assets = assets;
        this.sample = sample;
    }

    String path(String asset) {
        return assets.path(asset);
    }

    /** A page by its title, the bar's entry it belongs to, its scripts and its content. */
    public String page(String title, String entry, Optional<Caller> caller, List<String> scripts, Html content) {
        return Html.of(
                        """
                        <!doctype html>
                        <html lang="en">
                        <head>
                        <meta charset="utf-8">
                        <meta name="viewport" content="width=device-width, initial-scale=1">
                        <meta name="color-scheme" content="light dark">
                        <title>{}</title>
                        <link rel="icon" href="{}" type="image/svg+xml">
                        <link rel="preload" href="{}" as="font" type="font/woff2" crossorigin>
                        <link rel="stylesheet" href="{}">
                        {}</head>
                        <body>
                        <a class="skip" href="#main">Skip to content</a>
                        <header class="bar"><div class="wide">
                        <a class="mark" href="/">Footnote<sup>1</sup></a>
                        <nav aria-label="Main">{}</nav>
                        <div class="bar-end">{}{}</div>
                        </div></header>
                        <main id="main" class="wide" tabindex="-1">
                        {}
                        </main>
                        <footer class="wide foot"><p>Every figure leads to its source. Analysis, not advice.</p>
                        <p><a href="/openapi.json">API</a></p></footer>
                        </body></html>
                        """,
                        title.equals("Footnote") ? title : title + " · Footnote",
                        assets.path("mark.svg"),
                        assets.path("fonts/ibm-plex-sans-latin-400-normal.woff2"),
                        assets.path("page.css"),
                        Stream.concat(Stream.of("page.js"), scripts.stream())
                                .map(script ->
                                        Html.of("<script type=\"module\" src=\"{}\"></script>\n", assets.path(script))),
                        navigation(entry, caller),
                        Html.when(sample, Html.of("<span class=\"tag tag-sample\">Sample market</span>")),
                        caller.filter(who -> !who.name().equals("local")).map(Layout::logout),
                        content)
                .markup();
    }

    /** Links between the administrators' pages. */
    public static Html administration(String current) {
        return Html.of(
                "<nav class=\"kicker pages\" aria-label=\"Administration\">{}</nav>",
                link("/settings", "Settings", current)
                        .and(link("/costs", "Costs", current))
                        .and(link("/keys", "Keys", current))
                        .and(link("/audit", "Audit", current)));
    }

    private static Html navigation(String entry, Optional<Caller> caller) {
        if (caller.isEmpty()) {
            return Html.NONE;
        }
        var links = link("/", "Start", entry)
                .and(link("/runs", "Runs", entry))
                .and(link("/companies", "Companies", entry))
                .and(link("/movers", "Movers", entry))
                .and(link("/documents", "Documents", entry))
                .and(link("/schedules", "Schedules", entry))
                .and(link("/batches", "Batches", entry));
        return caller.get().may(Right.ADMIN)
                ? links.and(link("/settings", "Settings", entry)).and(link("/costs", "Costs", entry))
                : links;
    }

    private static Html link(String href, String label, String entry) {
        return Html.of(
                "<a href=\"{}\"{}>{}</a>",
                href,
                Html.when(label.equals(entry), Html.of(" aria-current=\"page\"")),
                label);
    }

    private static Html logout(Caller who) {
        return Html.of(
                "<form method=\"post\" action=\"/logout\"><button class=\"quiet\">{}, log out</button></form>",
                who.name());
    }
}
