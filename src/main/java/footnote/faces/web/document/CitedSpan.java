package footnote.faces.web.document;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The words of a page that a citation quotes: its quote where the page has it, else its whole passage. */
public record CitedSpan(String page, int from, int to) {
    private static final Pattern PASSAGE = Pattern.compile("(.+):(\\d+)-(\\d+)");

    /** Where a passage's quote stands; nothing where the passage is of no page that can be read. */
    public static Optional<CitedSpan> of(String passage, String quote, Function<String, Optional<String>> pages) {
        var found = PASSAGE.matcher(passage);
        if (!found.matches()) {
            return Optional.empty();
        }
        int from = Integer.parseInt(found.group(2));
        int to = Integer.parseInt(found.group(3));
        return pages.apply(found.group(1))
                .filter(text -> from < to && to <= text.length())
                .map(text -> narrowed(found.group(1), text, from, to, quote));
    }

    /** Spaces and line breaks may differ: a quote is printed as one line. */
    private static CitedSpan narrowed(String page, String text, int from, int to, String quote) {
        String words = Arrays.stream(quote.replaceAll("…\\s*$", "").strip().split("\\s+"))
                .map(Pattern::quote)
                .collect(Collectors.joining("\\s+"));
        var match = Pattern.compile(words).matcher(text).region(from, to);
        return !quote.isBlank() && match.find()
                ? new CitedSpan(page, match.start(), match.end())
                : new CitedSpan(page, from, to);
    }

    /** The passage's name with the words it was narrowed to. */
    public String passage() {
        return page + ":" + from + "-" + to;
    }
}
