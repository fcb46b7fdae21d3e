/** The faces we print in, how wide a text is before it is drawn, and the one writer of HTML. */
@NullMarked
package footnote.publication.text;

import org.jspecify.annotations.NullMarked;
