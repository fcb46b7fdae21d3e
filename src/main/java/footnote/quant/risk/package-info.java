/** Return and risk of price series; what is undefined is NaN. */
@NullMarked
package footnote.quant.risk;

import org.jspecify.annotations.NullMarked;
