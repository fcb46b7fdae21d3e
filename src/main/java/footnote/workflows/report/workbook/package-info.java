/** The calculations that a report's workbook repeats as formulas. */
@NullMarked
package footnote.workflows.report.workbook;

import org.jspecify.annotations.NullMarked;
