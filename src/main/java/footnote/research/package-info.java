/** What several workflows share: statements, derived figures, valuation inputs, and how a reader names a company. */
@NullMarked
package footnote.research;

import org.jspecify.annotations.NullMarked;
