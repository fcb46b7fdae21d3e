/** The work of the eval and backtest commands: how good what we print is, measured. */
@NullMarked
package footnote.evaluation;

import org.jspecify.annotations.NullMarked;
