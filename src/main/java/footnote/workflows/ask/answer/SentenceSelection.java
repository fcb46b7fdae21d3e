package footnote.workflows.ask.answer;

import footnote.workflows.ask.answer.PassageChoice.Candidate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;

/** Takes the best sentences, each statement once: from the newest document, unless a period is asked for. */
record SentenceSelection(boolean ofPeriod, boolean oneEach) {
    private static final double ALIKE = 0.75;

    /** The best of these, at most as many as given; oneEach keeps one sentence of each speaker. */
    List<Candidate> best(List<Candidate> found, int most) {
        var kept = new ArrayList<Candidate>();
        found.stream()
                .sorted(Comparator.comparingDouble(Candidate::score).reversed().thenComparing(each -> each.source()
                        .marker()))
                .forEach(each -> keep(each, kept, most));
        return kept;
    }

    /** What is said again in nearly the same words is quoted once: from the newest, unless a period is asked for. */
    private void keep(Candidate candidate, List<Candidate> kept, int room) {
        for (int i = 0; i < kept.size(); i++) {
            if (same(kept.get(i), candidate)) {
                if (!ofPeriod && newer(candidate.source(), kept.get(i).source())) {
                    kept.set(i, candidate);
                }
                return;
            }
        }
        if (kept.size() < room) {
            kept.add(candidate);
        }
    }

    private boolean same(Candidate one, Candidate other) {
        if (oneEach && one.said().speaker().equals(other.said().speaker())) {
            return true; // one question each
        }
        var first = RuleAnswer.stems(one.said().text().replaceAll("\\d[\\d,.]*", " "));
        var second = RuleAnswer.stems(other.said().text().replaceAll("\\d[\\d,.]*", " "));
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
