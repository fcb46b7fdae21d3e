/** Technical indicators over daily bars, oldest first and without gaps; each answers as many values as it got, NaN until defined. */
@NullMarked
package footnote.quant.indicators;

import org.jspecify.annotations.NullMarked;
