package footnote.evidence;

import footnote.runtime.run.RunId;
import java.util.Set;

/** Knows which documents a run may not read, for they belong to others than its owner. */
@FunctionalInterface
public interface DocumentAccess {
    /** The ids of documents that are not there for this run. */
    Set<String> withheld(RunId run);
}
