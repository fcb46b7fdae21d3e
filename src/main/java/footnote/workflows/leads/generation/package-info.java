/** Finds companies that show the approved patterns, and ranks them. */
@NullMarked
package footnote.workflows.leads.generation;

import org.jspecify.annotations.NullMarked;
