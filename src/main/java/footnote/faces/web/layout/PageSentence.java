package footnote.faces.web.layout;

import footnote.domain.Words;

/** A message that was written to stand after a colon, as a sentence on a page of its own. */
public final class PageSentence {
    private PageSentence() {}

    /** With a capital and a full stop, and with pages where it names routes of the HTTP API or commands. */
    public static String of(String message) {
        String text = message.strip()
                .replaceAll("GET /api/(\\w+) lists", "the page of all $1 lists")
                .replaceAll(
                        "([^?.]) \\('footnote sample' lists (the sample market)\\)", "$1. The Companies page lists $2")
                .replaceAll(
                        "([?.]) \\('footnote sample' lists (the sample market)\\)", "$1 The Companies page lists $2");
        return text.isEmpty() ? text : Words.capitalized(text) + (text.matches("(?s).*[.!?)]") ? "" : ".");
    }
}
