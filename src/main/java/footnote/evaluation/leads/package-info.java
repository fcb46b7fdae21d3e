/** How well companies are told apart, and whether ranked leads become customers. */
@NullMarked
package footnote.evaluation.leads;

import org.jspecify.annotations.NullMarked;
