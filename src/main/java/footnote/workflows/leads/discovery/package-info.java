/** Finds the companies of a market and what its successful ones have in common. */
@NullMarked
package footnote.workflows.leads.discovery;

import org.jspecify.annotations.NullMarked;
