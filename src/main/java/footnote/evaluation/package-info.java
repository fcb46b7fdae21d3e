/** Measures how well the desk does its work, on questions with known answers. */
@NullMarked
package footnote.evaluation;

import org.jspecify.annotations.NullMarked;
