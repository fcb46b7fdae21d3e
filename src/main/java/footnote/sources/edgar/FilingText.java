package footnote.sources.edgar;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeTraversor;
import org.jsoup.select.NodeVisitor;

/** A filing's text in lines: a line for every paragraph, heading and table row. */
final class FilingText {
    private static final Set<String> ROWS = Set.of("tr");
    private static final Set<String> BLOCKS = Set.of(
            "p",
            "div",
            "li",
            "ul",
            "ol",
            "table",
            "tr",
            "h1",
            "h2",
            "h3",
            "h4",
            "h5",
            "h6",
            "hr",
            "br",
            "center",
            "blockquote",
            "pre",
            "body",
            "title",
            "dd",
            "dt",
            "dl",
            "section",
            "article",
            "header",
            "footer",
            "page");
    private static final Set<String> UNSEEN = Set.of("script", "style", "ix:header", "head");
    private static final Pattern HIDDEN = Pattern.compile("display\\s*:\\s*none", Pattern.CASE_INSENSITIVE);
    private static final Pattern MARKUP = Pattern.compile("<(html|body|div|p|font)[\\s>]", Pattern.CASE_INSENSITIVE);
    private static final Pattern SPACES = Pattern.compile("[\\s\\u00a0\\u2007\\u202f\\u200b\\ufeff]+");

    private FilingText() {}

    static List<String> lines(String content) {
        String main = mainDocument(content);
        return MARKUP.matcher(main).find() ? htmlLines(main) : plainLines(main);
    }

    /** A complete submission holds several documents one after the other; the first is the form itself. */
    private static String mainDocument(String content) {
        int document = content.indexOf("<DOCUMENT>");
        int text = document < 0 ? -1 : content.indexOf("<TEXT>", document);
        if (text < 0) {
            return content;
        }
        int end = content.indexOf("</TEXT>", text);
        return content.substring(text + "<TEXT>".length(), end < 0 ? content.length() : end);
    }

    private static List<String> plainLines(String content) {
        return content.lines()
                .map(line -> SPACES.matcher(line).replaceAll(" ").strip())
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static List<String> htmlLines(String html) {
        var body = Jsoup.parse(html).body();
        var reader = new Reader();
        NodeTraversor.traverse(reader, body);
        reader.endLine();
        return reader.lines;
    }

    /** Collects text between blocks; inside a row everything is one line, its cells apart by a space. */
    private static final class Reader implements NodeVisitor {
        private final List<String> lines = new ArrayList<>();
        private final StringBuilder line = new StringBuilder();
        private int hidden;
        private int row;

        @Override
        public void head(Node node, int depth) {
            if (node instanceof TextNode text && hidden == 0) {
                String whole = text.getWholeText();
                Element parent = text.parent();
                if (parent != null && parent.normalName().equals("pre")) {
                    addPreformatted(whole);
                } else {
                    line.append(whole);
                }
            } else if (node instanceof Element element) {
                open(element);
            }
        }

        private void open(Element element) {
            String name = element.normalName();
            if (isHidden(element)) {
                hidden++;
            }
            if (ROWS.contains(name)) {
                endLine();
                row++;
            } else if (BLOCKS.contains(name)) {
                breakLine();
            }
        }

        @Override
        public void tail(Node node, int depth) {
            if (node instanceof Element element) {
                close(element);
            }
        }

        private void close(Element element) {
            String name = element.normalName();
            if (isHidden(element)) {
                hidden--;
            }
            if (ROWS.contains(name)) {
                row--;
                endLine();
            } else if (name.equals("td") || name.equals("th")) {
                line.append(' ');
            } else if (BLOCKS.contains(name)) {
                breakLine();
            }
        }

        private void addPreformatted(String whole) {
            whole.lines().forEach(each -> {
                line.append(each);
                endLine();
            });
        }

        private void breakLine() {
            if (row > 0) {
                line.append(' ');
            } else {
                endLine();
            }
        }

        private void endLine() {
            String text = SPACES.matcher(line).replaceAll(" ").strip();
            line.setLength(0);
            if (!text.isEmpty()) {
                lines.add(text);
            }
        }

        private static boolean isHidden(Element element) {
            return UNSEEN.contains(element.normalName())
                    || HIDDEN.matcher(element.attr("style")).find();
        }
    }
}
