/** Reads the primary statements of a filing into tables with periods, one scale and checked sums, and into facts. */
@NullMarked
package footnote.evidence.statements;

import org.jspecify.annotations.NullMarked;
