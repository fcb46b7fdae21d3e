/** Measures how well the rules hear what news means. */
@NullMarked
package footnote.evaluation.sentiment;

import org.jspecify.annotations.NullMarked;
