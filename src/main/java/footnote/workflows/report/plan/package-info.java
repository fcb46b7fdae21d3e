/** What a report will find out: admission, classification, the plan, and its refinement by the reader. */
@NullMarked
package footnote.workflows.report.plan;

import org.jspecify.annotations.NullMarked;
