/** What a text claims of figures beyond the figures themselves: predicates over facts that can be computed again. */
@NullMarked
package footnote.domain.claim;

import org.jspecify.annotations.NullMarked;
