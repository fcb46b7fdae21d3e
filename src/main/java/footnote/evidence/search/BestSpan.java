package footnote.evidence.search;

import footnote.evidence.documents.Page;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Chooses the stretch of a page that has most of a question's words. */
final class BestSpan {
    private final Set<String> wanted;

    BestSpan(String words) {
        this.wanted = Arrays.stream(MetricLexicon.plain(words).split(" ", -1))
                .filter(word -> word.length() > 3)
                .map(word -> word.substring(0, Math.min(word.length(), 6)))
                .collect(Collectors.toSet());
    }

    Page.Span of(String text, List<Page.Span> spans) {
        var best = spans.getFirst();
        long most = -1;
        for (var span : spans) {
            String part = text.substring(span.from(), Math.min(span.to(), text.length()))
                    .toLowerCase(Locale.ROOT);
            long count = wanted.stream().filter(part::contains).count();
            if (count > most) {
                most = count;
                best = span;
            }
        }
        return best;
    }
}
