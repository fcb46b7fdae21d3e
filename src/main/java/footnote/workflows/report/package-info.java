/** An equity research report, once the reader has approved what it will look at. */
@NullMarked
package footnote.workflows.report;

import org.jspecify.annotations.NullMarked;
