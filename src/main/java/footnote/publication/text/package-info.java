/** The faces we print in, and how wide a text is before it is drawn. */
@NullMarked
package footnote.publication.text;

import org.jspecify.annotations.NullMarked;
