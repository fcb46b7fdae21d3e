package footnote.workflows.analyze;

import footnote.domain.Prose;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What every opinion owes its reader: reasons that cite, most of all where it departs from the rule. */
public final class CitedReasons {
    private static final int MOST = 6;

    private CitedReasons() {}

    /** Reasons as a take may hold them: few, each with a reference. */
    public static List<Prose> reasons(List<Prose> reasons) {
        if (reasons.size() > MOST) {
            throw new IllegalArgumentException("give " + MOST + " reasons at most, not " + reasons.size());
        }
        reasons.stream()
                .filter(reason -> reason.references().isEmpty())
                .findFirst()
                .ifPresent(reason -> {
                    throw new IllegalArgumentException(
                            "the reason \"" + reason.text() + "\" cites no fact; add a reference like {fact:ID}");
                });
        return List.copyOf(reasons);
    }

    /** What is left of reasons after a filter: those that still cite. */
    public static List<Prose> kept(List<Prose> reasons, Function<Prose, Optional<Prose>> filter) {
        return reasons.stream()
                .flatMap(reason -> filter.apply(reason).stream())
                .filter(reason -> !reason.references().isEmpty())
                .toList();
    }

    /** Refuses a signal other than the rule's that gives no reason. */
    public static void departure(Enum<?> rule, Enum<?> signal, Collection<Prose> reasons) {
        if (rule != signal && reasons.isEmpty()) {
            throw new IllegalArgumentException(
                    "the rule says " + rule + "; to say " + signal + " give reasons that cite facts");
        }
    }
}
