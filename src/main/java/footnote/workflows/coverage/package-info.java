/** Companies a reader follows, and the morning's digest of what is new on them. */
@NullMarked
package footnote.workflows.coverage;

import org.jspecify.annotations.NullMarked;
