/** Arithmetic without input or output; the undefined is NaN in a series, else missing, because: never zero. */
@NullMarked
package footnote.quant;

import org.jspecify.annotations.NullMarked;
