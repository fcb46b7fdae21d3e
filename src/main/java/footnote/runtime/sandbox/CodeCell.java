package footnote.runtime.sandbox;

import footnote.runtime.json.Json;
import footnote.runtime.run.Recorded;
import footnote.runtime.run.Step;

/** Runs code that nobody vouches for, each time in a fresh cell. */
public interface CodeCell {
    /** Runs the task to its end or its limit; what goes wrong is in the result, never thrown. */
    CellResult run(CellTask task);

    /** The cell there is, or that there is none and what to install. */
    CellTier tier();

    /** The same cell, heard through the tape of the run that calls, so that a replay runs nothing. */
    default CodeCell taped() {
        var live = this;
        return new CodeCell() {
            @Override
            public CellResult run(CellTask task) {
                return Step.current()
                        .map(step -> Json.read(
                                step.tape()
                                        .answer("cell", Json.write(task), () -> Recorded.of(Json.write(live.run(task))))
                                        .body(),
                                CellResult.class))
                        .orElseGet(() -> live.run(task));
            }

            @Override
            public CellTier tier() {
                return live.tier();
            }
        };
    }
}
