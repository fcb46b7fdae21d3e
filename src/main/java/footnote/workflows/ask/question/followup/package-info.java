/** Completes a question of a conversation by what the questions before it named. */
@NullMarked
package footnote.workflows.ask.question.followup;

import org.jspecify.annotations.NullMarked;
