package footnote.runtime.batch;

import footnote.runtime.run.RunOptions;
import java.time.Instant;

/** A batch as it is stored. */
public record BatchRow(
        String id,
        String workflow,
        String title,
        RunOptions each,
        BatchOrder.Limits limits,
        BatchState state,
        Instant createdAt) {}
