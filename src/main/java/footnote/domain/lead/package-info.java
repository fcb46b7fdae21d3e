/** What a seller looks for: companies, what they have in common when they thrive, and what just happened to them. */
@NullMarked
package footnote.domain.lead;

import org.jspecify.annotations.NullMarked;
