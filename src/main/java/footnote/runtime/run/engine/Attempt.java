package footnote.runtime.run.engine;

import footnote.runtime.run.Status;
import java.time.Duration;

/** What became of an attempt to work on a run. */
public sealed interface Attempt {
    /** It was worked on until it was over, waits, or was handed over. */
    record Worked(Status status) implements Attempt {}

    /** Somebody else is alive and has it for at least this long. */
    record Held(Duration left) implements Attempt {}

    /** There is nothing to do: it is over, or waits for the reader. */
    record Idle(Status status) implements Attempt {}
}
