package footnote.runtime.run;

import java.util.List;
import java.util.Map;

/** The outcomes of branches that ran at once. */
public record BranchOutcomes(Map<String, Outcome<?>> outcomes) {
    public BranchOutcomes {
        outcomes = Map.copyOf(outcomes);
    }

    @SuppressWarnings("unchecked") // the outcome was stored under the same branch
    public <T> Outcome<T> of(Branch<T> branch) {
        var outcome = outcomes.get(branch.name());
        if (outcome == null) {
            throw new IllegalArgumentException("no branch '" + branch.name() + "' was joined");
        }
        return (Outcome<T>) outcome;
    }

    public List<Outcome.Gap<?>> gaps() {
        return outcomes.values().stream()
                .<Outcome.Gap<?>>mapMulti((outcome, gaps) -> {
                    if (outcome instanceof Outcome.Gap<?> gap) {
                        gaps.accept(gap);
                    }
                })
                .toList();
    }
}
