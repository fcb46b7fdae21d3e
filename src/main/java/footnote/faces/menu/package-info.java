/** What a reader can ask for, whichever face they ask through. */
@NullMarked
package footnote.faces.menu;

import org.jspecify.annotations.NullMarked;
