/** What successful companies of a market have in common, approved by the reader, then leads that share it. */
@NullMarked
package footnote.workflows.leads;

import org.jspecify.annotations.NullMarked;
