package footnote.publication.text;

import footnote.domain.Prose;
import java.net.URI;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Markup that is safe to send. A template has {@code {}} where values go: text is escaped for elements and quoted
 * attributes, only other markup goes in as it is. Templates never hold a script or an attribute without quotes.
 */
public final class Html {
    public static final Html NONE = new Html("");

    private final String markup;

    private Html(String markup) {
        this.markup = markup;
    }

    public static Html of(String template, Object... values) {
        var out = new StringBuilder(template.length() + 64);
        int from = 0;
        for (var value : values) {
            int hole = template.indexOf("{}", from);
            if (hole < 0) {
                throw new IllegalArgumentException("more values than places in: " + template);
            }
            out.append(template, from, hole);
            append(out, value);
            from = hole + 2;
        }
        if (template.indexOf("{}", from) >= 0) {
            throw new IllegalArgumentException("fewer values than places in: " + template);
        }
        return new Html(out.append(template, from, template.length()).toString());
    }

    private static void append(StringBuilder out, Object value) {
        switch (value) {
            case Html html -> out.append(html.markup);
            case Optional<?> maybe -> maybe.ifPresent(present -> append(out, present));
            case Collection<?> many -> many.forEach(each -> append(out, each));
            case Stream<?> many -> many.forEach(each -> append(out, each));
            default -> out.append(escaped(value.toString()));
        }
    }

    /** With only the three signs escaped that could open markup, for chat services that read no other entity. */
    public static String withoutMarkup(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /**
     * Text for elements and quoted attributes of HTML and XML alike; characters that no XML document may hold are left
     * out.
     */
    public static String escaped(String text) {
        var out = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(letter -> {
            switch (letter) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> {
                    if (isWritable(letter)) {
                        out.appendCodePoint(letter);
                    }
                }
            }
        });
        return out.toString();
    }

    private static boolean isWritable(int letter) {
        return letter == '\n'
                || letter == '\t'
                || (letter >= ' ' && letter < 0x7F)
                || (letter >= 0xA0 && letter < Character.MIN_SURROGATE)
                || (letter > Character.MAX_SURROGATE && letter != 0xFFFE && letter != 0xFFFF);
    }

    /** What this program wrote itself, such as a style sheet; never words from outside. */
    public static Html own(String markup) {
        return new Html(markup);
    }

    /** Text whose references to facts, {@code {fact:ID}}, become markup. */
    public static Html prose(String text, Function<String, Html> figure) {
        return new Html(Prose.rendered(escaped(text), id -> figure.apply(id).markup));
    }

    public static Html when(boolean holds, Html then) {
        return holds ? then : NONE;
    }

    /** A link to somewhere else; anything but a web address is printed as plain text. */
    public static Html outside(URI uri, String text) {
        return "https".equalsIgnoreCase(uri.getScheme()) || "http".equalsIgnoreCase(uri.getScheme())
                ? of("<a href=\"{}\" rel=\"noopener noreferrer nofollow\" target=\"_blank\">{}</a>", uri, text)
                : of("{}", text);
    }

    /** As {@link #outside(URI, String)}, or the text alone where there is no address. */
    public static Html outside(Optional<URI> uri, String text) {
        return uri.map(each -> outside(each, text)).orElseGet(() -> of("{}", text));
    }

    public Html and(Html other) {
        return new Html(markup + other.markup);
    }

    public String markup() {
        return markup;
    }

    @Override
    public String toString() {
        return markup;
    }
}
