/** Pages of documents and of their text. */
@NullMarked
package footnote.faces.web.document;

import org.jspecify.annotations.NullMarked;
