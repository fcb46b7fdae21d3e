package footnote.workflows.coverage;

import footnote.domain.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The paragraphs of Item 1A that an annual report has and the one before did not have, and those it dropped. */
public record RiskFactorChanges(List<String> added, List<String> dropped) {
    /** A paragraph that shares this much of its words with an earlier one is the same risk, reworded. */
    private static final double SAME = 0.5;

    private static final int FEWEST_WORDS = 6;
    private static final Pattern TITLE = Pattern.compile("(?i)^(?:item 1a\\b.*|risk factors\\b.*)");
    private static final Pattern PARAGRAPH = Pattern.compile("\\R\\s*\\R|\\R(?=[•●▪*-] )");
    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

    public RiskFactorChanges {
        added = List.copyOf(added);
        dropped = List.copyOf(dropped);
    }

    /** Nothing where either has no section on risk factors. */
    static Optional<RiskFactorChanges> between(Document before, Document now) {
        var old = risks(before);
        var current = risks(now);
        return old.isEmpty() || current.isEmpty()
                ? Optional.empty()
                : Optional.of(new RiskFactorChanges(without(current, old), without(old, current)));
    }

    private static List<String> risks(Document document) {
        return document.sections().stream()
                .filter(section -> TITLE.matcher(section.id()).matches()
                        || TITLE.matcher(section.title()).matches())
                .flatMap(section -> PARAGRAPH.splitAsStream(section.text()))
                .map(paragraph -> paragraph.replaceAll("\\s+", " ").strip())
                .filter(paragraph -> words(paragraph).size() >= FEWEST_WORDS)
                .toList();
    }

    private static List<String> without(List<String> paragraphs, List<String> others) {
        var known = others.stream().map(RiskFactorChanges::words).toList();
        var left = new ArrayList<String>();
        for (var paragraph : paragraphs) {
            var words = words(paragraph);
            if (known.stream().noneMatch(other -> likeness(words, other) >= SAME)) {
                left.add(paragraph);
            }
        }
        return left;
    }

    /** Shared words over all words of both. */
    private static double likeness(Set<String> one, Set<String> other) {
        if (Math.min(one.size(), other.size()) < SAME * Math.max(one.size(), other.size())) {
            return 0; // cannot reach the limit
        }
        var shared = new HashSet<>(one);
        shared.retainAll(other);
        return (double) shared.size() / (one.size() + other.size() - shared.size());
    }

    private static Set<String> words(String text) {
        return Arrays.stream(NO_WORD.split(text.toLowerCase(Locale.ROOT), -1))
                .filter(word -> word.length() > 2)
                .collect(Collectors.toSet());
    }
}
