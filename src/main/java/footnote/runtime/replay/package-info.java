/** Repeats finished runs from their records and compares. */
@NullMarked
package footnote.runtime.replay;

import org.jspecify.annotations.NullMarked;
