package footnote.publication.report;

import footnote.publication.text.Html;
import footnote.publication.text.TextFitting;
import java.util.function.UnaryOperator;

/** Writes elements that are HTML and well-formed XML at once; every text and attribute is escaped and inert. */
final class Markup {
    private final StringBuilder out = new StringBuilder(1 << 16);
    private final UnaryOperator<String> lettering;

    /** Text passes through the given lettering, which may replace characters that cannot be shown. */
    Markup(UnaryOperator<String> lettering) {
        this.lettering = lettering;
    }

    /** Opens an element; attributes are names and values in turn, and one without a value is left out. */
    Markup open(String element, String... attributes) {
        start(element, attributes);
        out.append('>');
        return this;
    }

    Markup close(String element) {
        out.append("</").append(element).append('>');
        return this;
    }

    /** An element that never has content. */
    Markup empty(String element, String... attributes) {
        start(element, attributes);
        out.append("/>");
        return this;
    }

    Markup element(String element, String text, String... attributes) {
        return open(element, attributes).text(text).close(element);
    }

    Markup text(String text) {
        out.append(Html.escaped(lettering.apply(text)));
        return this;
    }

    /** What this program wrote itself: a drawing or a style sheet, never words from outside. */
    Markup own(String markup) {
        out.append(markup);
        return this;
    }

    Markup line() {
        out.append('\n');
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private void start(String element, String... attributes) {
        out.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            if (!attributes[i + 1].isEmpty()) {
                out.append(' ').append(attributes[i]).append("=\"");
                out.append(Html.escaped(TextFitting.inert(attributes[i + 1]))).append('"');
            }
        }
    }
}
