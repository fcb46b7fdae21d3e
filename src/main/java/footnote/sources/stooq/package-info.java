/** Daily prices from Stooq, without a key. */
@NullMarked
package footnote.sources.stooq;

import org.jspecify.annotations.NullMarked;
