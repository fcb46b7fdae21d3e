/** Reads a question: its companies, metrics and periods, the form its answer should have, and where to look. */
@NullMarked
package footnote.workflows.ask.question;

import org.jspecify.annotations.NullMarked;
