package footnote.evidence.search;

import footnote.evidence.documents.Page;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Chooses the stretch of a page that has most of a question's words, those within one sentence first. */
final class BestSpan {
    private static final int LONGEST_SENTENCE = 420;
    private static final int MOST_MORE = 300;

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
            long count = has(part) + together(part);
            if (count > most) {
                most = count;
                best = span;
            }
        }
        return best;
    }

    private long has(String text) {
        return wanted.stream().filter(text::contains).count();
    }

    /** How many of the words one sentence has; a table without full stops is none. */
    private long together(String part) {
        long most = 0;
        int from = 0;
        for (int at = 1; at < part.length(); at++) {
            char before = part.charAt(at - 1);
            boolean row = part.charAt(at) == '\n' && (Character.isDigit(before) || before == '%' || before == ')');
            if (row || (before == '.' && Character.isWhitespace(part.charAt(at))) || at == part.length() - 1) {
                if (!row && at - from <= LONGEST_SENTENCE) {
                    most = Math.max(most, has(part.substring(from, at)));
                }
                from = at;
            }
        }
        return most;
    }

    /** Where the sentence ends that goes on at a place of a text; that place where it soon ends nowhere. */
    static int sentenceEnd(String text, int at) {
        if (at >= text.length() || !Character.isLowerCase(firstLetter(text, at))) {
            return at;
        }
        for (int end = at; end < Math.min(text.length(), at + MOST_MORE); end++) {
            if (text.charAt(end) == '.' && (end + 1 == text.length() || Character.isWhitespace(text.charAt(end + 1)))) {
                return end + 1;
            }
        }
        return at;
    }

    private static char firstLetter(String text, int from) {
        int at = from;
        while (at < text.length() - 1 && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return text.charAt(at);
    }
}
