/** The lead report and its files. */
@NullMarked
package footnote.workflows.leads.report;

import org.jspecify.annotations.NullMarked;
