/** What a share is worth under stated assumptions. */
@NullMarked
package footnote.quant.value;

import org.jspecify.annotations.NullMarked;
