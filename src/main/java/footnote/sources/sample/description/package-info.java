/** The files that describe the fictional market, and the calendar and chance it is grown with. */
@NullMarked
package footnote.sources.sample.description;

import org.jspecify.annotations.NullMarked;
