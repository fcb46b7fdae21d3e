/** The reader's own files: prices, statements, companies and documents. */
@NullMarked
package footnote.sources.files;

import org.jspecify.annotations.NullMarked;
