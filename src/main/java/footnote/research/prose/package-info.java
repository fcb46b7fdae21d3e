/** What a model writes: the facts it may refer to, and the gate that each of its sentences passes before it is printed. */
@NullMarked
package footnote.research.prose;

import org.jspecify.annotations.NullMarked;
