/** Walks over the past and asks what the desk would have said, and what became of it. */
@NullMarked
package footnote.evaluation.backtest;

import org.jspecify.annotations.NullMarked;
