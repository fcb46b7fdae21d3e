package footnote.workflows.ask.answer;

import footnote.workflows.ask.answer.sentence.SharedWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;

/** Takes the best sentences, each statement once: from the newest document, unless a period is asked for. */
record SentenceSelection(boolean ofPeriod, boolean oneEach) {
    private static final double ALIKE = 0.75;

    /** The best of these, at most as many as given; oneEach keeps one sentence of each speaker. */
    List<SentenceCandidate> best(List<SentenceCandidate> found, int most) {
        var kept = new ArrayList<SentenceCandidate>();
        found.stream()
                .sorted(Comparator.comparingDouble(SentenceCandidate::score)
                        .reversed()
                        .thenComparing(each -> each.source().marker()))
                .forEach(each -> keep(each, kept, most));
        return kept;
    }

    /** What is said again in nearly the same words is quoted once: from the newest, unless a period is asked for. */
    private void keep(SentenceCandidate candidate, List<SentenceCandidate> kept, int room) {
        for (int i = 0; i < kept.size(); i++) {
            if (same(kept.get(i), candidate)) {
                boolean named =
                        kept.get(i).part().isEmpty() && !candidate.part().isEmpty();
                if (named || (!ofPeriod && newer(candidate.source(), kept.get(i).source()))) {
                    kept.set(i, candidate);
                }
                return;
            }
        }
        if (kept.size() < room) {
            kept.add(candidate);
        }
    }

    private boolean same(SentenceCandidate one, SentenceCandidate other) {
        if (oneEach && one.said().speaker().equals(other.said().speaker())) {
            return true; // one question each
        }
        if (!one.part().equals(other.part())) {
            return one.said().text().equals(other.said().text())
                    && (one.part().isEmpty() || other.part().isEmpty());
        }
        var first = SharedWords.stems(one.said().text().replaceAll("\\d[\\d,.]*", " "));
        var second = SharedWords.stems(other.said().text().replaceAll("\\d[\\d,.]*", " "));
        var both = new HashSet<>(first);
        both.retainAll(second);
        return both.size() >= ALIKE * Math.max(first.size(), second.size());
    }

    private static boolean newer(AnswerEvidence.Source one, AnswerEvidence.Source other) {
        var first = one.passage().document();
        var second = other.passage().document();
        return first.company().equals(second.company())
                && first.kind() == second.kind()
                && first.period().isPresent()
                && second.period().isPresent()
                && first.period().get().compareTo(second.period().get()) > 0;
    }
}
