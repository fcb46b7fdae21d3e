package footnote.publication.leads;

import java.net.URI;
import java.util.Optional;

/** Writes well-formed pages: whatever comes from outside is escaped on its way in. */
final class LeadMarkup {
    private final StringBuilder out = new StringBuilder();

    LeadMarkup raw(String html) {
        out.append(html);
        return this;
    }

    LeadMarkup text(String text) {
        out.append(escaped(text));
        return this;
    }

    /** An element around text. */
    LeadMarkup element(String tag, String text) {
        return raw("<" + tag + ">").text(text).raw("</" + tag.split(" ", 2)[0] + ">");
    }

    static String link(Optional<URI> uri, String text) {
        return uri.filter(each -> "https".equals(each.getScheme()) || "http".equals(each.getScheme()))
                .map(each -> "<a href=\"" + escaped(each.toString()) + "\">" + escaped(text) + "</a>")
                .orElse(escaped(text));
    }

    static String escaped(String text) {
        var safe = new StringBuilder(text.length());
        text.codePoints().forEach(letter -> {
            switch (letter) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> {
                    boolean printable = letter == '\n'
                            || letter == '\t'
                            || (letter >= 0x20
                                    && letter != 0xFFFE
                                    && letter != 0xFFFF
                                    && !(letter >= 0xD800 && letter <= 0xDFFF)
                                    && !(letter >= 0x7F && letter < 0xA0));
                    safe.appendCodePoint(printable ? letter : 0xFFFD);
                }
            }
        });
        return safe.toString();
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
