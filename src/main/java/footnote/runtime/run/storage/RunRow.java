package footnote.runtime.run.storage;

import footnote.runtime.run.FaultNote;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import java.time.Instant;
import java.util.Optional;

/** A run as it is stored. */
public record RunRow(
        RunId id,
        String workflow,
        String title,
        Optional<String> session,
        Status status,
        String request,
        RunOptions options,
        String settings,
        long seed,
        Instant createdAt,
        Instant updatedAt,
        Optional<String> result,
        Optional<FaultNote> fault,
        long fence) {}
