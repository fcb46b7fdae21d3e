/** What analysts and the desk think of a company: votes, signals, flags, and the recommendation they lead to. */
@NullMarked
package footnote.domain.opinion;

import org.jspecify.annotations.NullMarked;
