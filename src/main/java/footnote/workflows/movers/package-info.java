/** The day's top gainer: screened, analysed, charted and mailed, whatever fails on the way. */
@NullMarked
package footnote.workflows.movers;

import org.jspecify.annotations.NullMarked;
