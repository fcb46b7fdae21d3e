/** Runs as they are stored: the journal of each run, its files, queue and record. */
@NullMarked
package footnote.runtime.run.storage;

import org.jspecify.annotations.NullMarked;
