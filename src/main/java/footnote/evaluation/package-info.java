/** Measures how good the desk's own work is. */
@NullMarked
package footnote.evaluation;

import org.jspecify.annotations.NullMarked;
