/** Technical indicators over bars, oldest first and without gaps: as many values as bars, NaN until defined. */
@NullMarked
package footnote.quant.indicators;

import org.jspecify.annotations.NullMarked;
