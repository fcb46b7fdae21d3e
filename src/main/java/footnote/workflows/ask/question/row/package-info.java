/** Reads the words by which a question names a row of a printed statement or table. */
@NullMarked
package footnote.workflows.ask.question.row;

import org.jspecify.annotations.NullMarked;
