/** Hands finished work over, and remembers what was handed over before. */
@NullMarked
package footnote.delivery;

import org.jspecify.annotations.NullMarked;
