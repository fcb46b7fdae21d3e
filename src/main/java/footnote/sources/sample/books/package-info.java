/** The accounts of the fictional companies. */
@NullMarked
package footnote.sources.sample.books;

import org.jspecify.annotations.NullMarked;
