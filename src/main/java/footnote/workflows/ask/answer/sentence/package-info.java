/** Tests whether a sentence fits what a question asks, gives a reason or states an amount. */
@NullMarked
package footnote.workflows.ask.answer.sentence;

import org.jspecify.annotations.NullMarked;
