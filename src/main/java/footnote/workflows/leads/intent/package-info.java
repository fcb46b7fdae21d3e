/** What the reader is looking for. */
@NullMarked
package footnote.workflows.leads.intent;

import org.jspecify.annotations.NullMarked;
