/** Plain statistics that the rest of the desk leans on; what is undefined is NaN. */
@NullMarked
package footnote.quant.statistics;

import org.jspecify.annotations.NullMarked;
