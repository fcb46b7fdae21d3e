/** What a share is worth: methods by kind of company, their assumptions, and the rating that follows. */
@NullMarked
package footnote.research.valuation;

import org.jspecify.annotations.NullMarked;
