/** The words of a report: chapters, headlines, and the checks they must pass. */
@NullMarked
package footnote.workflows.report.text;

import org.jspecify.annotations.NullMarked;
