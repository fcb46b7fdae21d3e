/** Arithmetic without input or output: over series of prices the undefined is NaN, over statements it is {@link footnote.quant.Measured} as missing, because; never zero. */
@NullMarked
package footnote.quant;

import org.jspecify.annotations.NullMarked;
