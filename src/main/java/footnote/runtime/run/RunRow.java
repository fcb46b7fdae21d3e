package footnote.runtime.run;

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
