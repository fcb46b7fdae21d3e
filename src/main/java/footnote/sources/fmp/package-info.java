/** Statements and prices from Financial Modeling Prep, by key. */
@NullMarked
package footnote.sources.fmp;

import org.jspecify.annotations.NullMarked;
