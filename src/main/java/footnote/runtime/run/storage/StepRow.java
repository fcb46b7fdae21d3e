package footnote.runtime.run.storage;

import footnote.runtime.run.FaultNote;
import java.time.Instant;
import java.util.Optional;

/** A finished step as it is kept: its result, or the fault that made it a gap. */
public record StepRow(
        String path,
        Optional<String> result,
        Optional<FaultNote> fault,
        int tries,
        Instant startedAt,
        Instant endedAt) {}
