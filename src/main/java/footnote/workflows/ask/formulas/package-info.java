/** Formulas, and small programs over cells of statements, that compute a figure nobody printed. */
@NullMarked
package footnote.workflows.ask.formulas;

import org.jspecify.annotations.NullMarked;
