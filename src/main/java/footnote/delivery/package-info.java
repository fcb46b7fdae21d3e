/** Hands finished work over: by e-mail, as files, to web hooks. */
@NullMarked
package footnote.delivery;

import org.jspecify.annotations.NullMarked;
