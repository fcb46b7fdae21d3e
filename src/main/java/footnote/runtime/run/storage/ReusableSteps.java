package footnote.runtime.run.storage;

import footnote.runtime.run.StorageFault;
import java.util.List;

/** Which kept steps a resumed run may build on. */
final class ReusableSteps {
    private ReusableSteps() {}

    /**
     * All but those that an earlier version kept as failed because its records could not be written, and what was built
     * on them: the steps around such a one, and those begun after it ended.
     */
    static List<StepRow> sound(List<StepRow> kept) {
        var lost = kept.stream()
                .filter(step -> step.fault().filter(StorageFault::noted).isPresent())
                .toList();
        return lost.isEmpty()
                ? kept
                : kept.stream()
                        .filter(step -> lost.stream().noneMatch(gap -> builtOn(gap, step)))
                        .toList();
    }

    private static boolean builtOn(StepRow gap, StepRow step) {
        return step.path().equals(gap.path())
                || gap.path().startsWith(step.path() + "/")
                || !step.startedAt().isBefore(gap.endedAt());
    }
}
