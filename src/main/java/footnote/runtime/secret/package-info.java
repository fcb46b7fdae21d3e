/** Keeps secrets out of whatever is kept or printed. */
@NullMarked
package footnote.runtime.secret;

import org.jspecify.annotations.NullMarked;
