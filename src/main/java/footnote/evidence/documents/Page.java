package footnote.evidence.documents;

import java.util.List;
import java.util.Optional;

/** A page, or a stretch of about a page where a document has none: its text, its section, and its passages in it. */
public record Page(int number, Optional<Integer> page, String section, String text, List<Span> spans) {
    /** From one letter to before another. */
    public record Span(int from, int to) {
        public Span {
            if (from < 0 || to <= from) {
                throw new IllegalArgumentException("a passage has characters, not " + from + " to " + to);
            }
        }
    }

    public Page {
        spans = List.copyOf(spans);
    }

    public String text(Span span) {
        return text.substring(span.from(), Math.min(span.to(), text.length()));
    }

    /** The first lines, which say what a page is about. */
    public String head() {
        return String.join(
                " · ",
                text.lines()
                        .map(String::strip)
                        .filter(line -> line.chars().filter(Character::isLetter).count() > 3)
                        .limit(2)
                        .map(line -> line.substring(0, Math.min(line.length(), 90)))
                        .toList());
    }
}
