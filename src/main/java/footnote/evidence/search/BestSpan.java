package footnote.evidence.search;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Chooses the stretch of a page that has most of a question's words. */
final class BestSpan {
    private BestSpan() {}

    static String of(String text, String spans, String words) {
        Set<String> wanted = Arrays.stream(MetricLexicon.plain(words).split(" ", -1))
                .filter(word -> word.length() > 3)
                .map(word -> word.substring(0, Math.min(word.length(), 6)))
                .collect(Collectors.toSet());
        String best = spans.split(",", 2)[0];
        long most = -1;
        for (String span : spans.split(",", -1)) {
            String[] ends = span.split("-", 2);
            String part = text.substring(Integer.parseInt(ends[0]), Math.min(Integer.parseInt(ends[1]), text.length()))
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
