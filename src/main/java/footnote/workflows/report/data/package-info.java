/** What a report is written from: statements, prices, news, estimates, and the figures derived from them. */
@NullMarked
package footnote.workflows.report.data;

import org.jspecify.annotations.NullMarked;
