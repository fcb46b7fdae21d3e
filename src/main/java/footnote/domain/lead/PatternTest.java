package footnote.domain.lead;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** How a pattern is recognised in a company: by phrases in what is written about it, or by something that happened. */
public record PatternTest(List<String> phrases, Optional<SignalKind> happened) {
    public PatternTest {
        phrases = List.copyOf(phrases);
        if (phrases.isEmpty() && happened.isEmpty()) {
            throw new IllegalArgumentException("a pattern is recognised by a phrase or a kind of event");
        }
    }

    public static PatternTest of(List<String> phrases) {
        return new PatternTest(phrases, Optional.empty());
    }

    public static PatternTest of(SignalKind kind) {
        return new PatternTest(List.of(), Optional.of(kind));
    }

    public boolean fits(CompanyData company) {
        return evidence(company).isPresent();
    }

    /** The sentence that shows it, in the company's own words. */
    public Optional<String> evidence(CompanyData company) {
        if (happened.isPresent()) {
            return company.metadata().happenings().stream()
                    .filter(each -> each.kind() == happened.get())
                    .reduce((_, latest) -> latest)
                    .map(each -> each.day() + ": " + each.text());
        }
        String text = company.text();
        String small = text.toLowerCase(Locale.ROOT);
        return phrases.stream()
                .flatMap(phrase -> sentence(text, small, phrase).stream())
                .findFirst();
    }

    private static Optional<String> sentence(String text, String small, String phrase) {
        String words = phrase.toLowerCase(Locale.ROOT);
        if (!small.contains(words)) {
            return Optional.empty(); // nothing to look at more closely
        }
        var found = Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(words) + "(?![\\p{L}\\p{N}])")
                .matcher(small);
        if (!found.find()) {
            return Optional.empty();
        }
        int from = Math.max(text.lastIndexOf(". ", found.start()) + 1, 0);
        int to = text.indexOf(". ", found.end());
        return Optional.of(text.substring(from, to < 0 ? text.length() : to + 1).strip());
    }
}
