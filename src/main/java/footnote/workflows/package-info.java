/** What a reader asks for, seen through step by step; here what several workflows ask in the same way. */
@NullMarked
package footnote.workflows;

import org.jspecify.annotations.NullMarked;
