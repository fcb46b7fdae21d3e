package footnote.faces.web;

import footnote.publication.text.Html;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** A sheet that opens without a server: links lead to files beside the page, and what needs a server is left out. */
final class SavedSheet {
    private static final Pattern FILE = Pattern.compile("/(?:api/)?runs/[^/]+/(?:view|artifacts)/([^/?#]+).*");

    private final String name;
    private final Set<String> files;

    /** The name is the folder of the files and stands before every id, so that several sheets fit on one page. */
    SavedSheet(String name, Set<String> files) {
        this.name = name;
        this.files = Set.copyOf(files);
    }

    Document of(Html sheet) {
        var page = Jsoup.parseBodyFragment(sheet.markup());
        page.outputSettings().prettyPrint(false);
        page.select("form").remove();
        page.select("[id]").forEach(each -> each.id(name + "-" + each.id()));
        page.select("[aria-labelledby]")
                .forEach(each -> each.attr("aria-labelledby", name + "-" + each.attr("aria-labelledby")));
        page.select("a[href]").forEach(this::link);
        page.select("img[src^=/]").forEach(this::picture);
        page.select("[tabindex=-1]").removeAttr("tabindex");
        return page;
    }

    private void link(Element link) {
        String to = link.attr("href");
        if (to.startsWith("#")) {
            link.attr("href", "#" + name + "-" + to.substring(1));
        } else if (to.startsWith("/")) {
            String file = file(to);
            if (files.contains(file)) {
                link.attr("href", name + "/" + file);
            } else {
                link.unwrap();
            }
        }
    }

    private void picture(Element picture) {
        String file = file(picture.attr("src"));
        if (files.contains(file)) {
            picture.attr("src", name + "/" + file);
        } else {
            picture.remove();
        }
    }

    private static String file(String path) {
        var found = FILE.matcher(path);
        return found.matches() ? found.group(1) : "";
    }

    /** Folds the notes of all figures, which are most of a sheet's length; a mark still opens its own. */
    static void foldNotes(Document page) {
        page.select("section.notes").forEach(notes -> {
            int count = notes.select("li").size();
            notes.select("h2").remove();
            notes.tagName("details").removeAttr("aria-labelledby");
            notes.prependElement("summary")
                    .text(count == 1 ? "Source of 1 figure" : "Sources of " + count + " figures");
        });
    }
}
