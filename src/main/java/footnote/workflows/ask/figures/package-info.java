/** Looks up or computes the figures that a question asks for, from ledgers and statements. */
@NullMarked
package footnote.workflows.ask.figures;

import org.jspecify.annotations.NullMarked;
