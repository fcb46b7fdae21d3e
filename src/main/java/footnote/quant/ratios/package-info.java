/** Ratios and scores over reported statements; what cannot be told is missing, because. */
@NullMarked
package footnote.quant.ratios;

import org.jspecify.annotations.NullMarked;
