/** Tables of text for readers and their spreadsheets. */
@NullMarked
package footnote.publication.table;

import org.jspecify.annotations.NullMarked;
