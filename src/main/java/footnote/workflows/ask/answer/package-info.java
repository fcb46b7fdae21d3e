/** Writes an answer from evidence, checks its citations and judges how good it is. */
@NullMarked
package footnote.workflows.ask.answer;

import org.jspecify.annotations.NullMarked;
