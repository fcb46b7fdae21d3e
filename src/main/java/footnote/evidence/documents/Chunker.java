package footnote.evidence.documents;

import footnote.evidence.documents.Page.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cuts text into pages, and pages into passages, at the ends of lines, paragraphs and sentences. */
final class Chunker {
    private static final int PAGE = 3600;
    private static final int PASSAGE = 1200;
    private static final int LEAST = 300;

    private Chunker() {}

    /** A page of a document that has pages of its own. */
    static Page page(int number, Optional<Integer> page, String section, String text) {
        return new Page(number, page, section, text, spans(text));
    }

    /** Text without pages as pages, numbered from the given number on. */
    static List<Page> pages(int first, String section, String text) {
        var pages = new ArrayList<Page>();
        for (var span : pieces(text, PAGE)) {
            String part = text.substring(span.from(), span.to());
            if (!part.isBlank()) {
                pages.add(new Page(first + pages.size(), Optional.empty(), section, part, spans(part)));
            }
        }
        return pages;
    }

    private static List<Span> spans(String text) {
        return pieces(text, PASSAGE).stream()
                .filter(span -> !text.substring(span.from(), span.to()).isBlank())
                .toList();
    }

    /** Pieces of at most that length; a short rest joins the piece before it. */
    private static List<Span> pieces(String text, int most) {
        var pieces = new ArrayList<Span>();
        int from = 0;
        while (from < text.length()) {
            int to = text.length() - from <= most + LEAST ? text.length() : end(text, from, from + most);
            pieces.add(new Span(from, to));
            from = to;
        }
        return pieces;
    }

    /** The last good place to cut in the second half: after a line, else a sentence, else a word. */
    private static int end(String text, int from, int most) {
        int least = from + (most - from) / 2;
        for (String mark : List.of("\n", ". ", " ")) {
            int at = text.lastIndexOf(mark, most - 1);
            if (at >= least) {
                return at + mark.length();
            }
        }
        return most;
    }
}
