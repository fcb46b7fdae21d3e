package footnote.faces.web;

import java.net.URI;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Markup that is safe to send. A template has {@code {}} where values go: text is escaped for elements and quoted
 * attributes, only other markup goes in as it is. Templates never hold a script, a style or an attribute without quotes.
 */
record Html(String markup) {
    static final Html NONE = new Html("");

    static Html of(String template, Object... values) {
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
            case Html html -> out.append(html.markup());
            case Optional<?> maybe -> maybe.ifPresent(present -> append(out, present));
            case Collection<?> many -> many.forEach(each -> append(out, each));
            case Stream<?> many -> many.forEach(each -> append(out, each));
            default -> escape(out, value.toString());
        }
    }

    private static void escape(StringBuilder out, String text) {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            switch (letter) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> {
                    if (letter >= ' ' || letter == '\n' || letter == '\t') {
                        out.append(letter);
                    }
                }
            }
        }
    }

    static Html when(boolean holds, Html then) {
        return holds ? then : NONE;
    }

    /** A link to somewhere else; anything but a web address is printed as plain text. */
    static Html outside(URI uri, String text) {
        return "https".equalsIgnoreCase(uri.getScheme()) || "http".equalsIgnoreCase(uri.getScheme())
                ? of("<a href=\"{}\" rel=\"noopener noreferrer nofollow\" target=\"_blank\">{}</a>", uri, text)
                : of("{}", text);
    }

    Html and(Html other) {
        return new Html(markup + other.markup);
    }

    @Override
    public String toString() {
        return markup;
    }
}
