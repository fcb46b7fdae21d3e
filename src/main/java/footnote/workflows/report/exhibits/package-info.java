/** The charts, tables and infographics of a report: which there are, their titles, data and captions. */
@NullMarked
package footnote.workflows.report.exhibits;

import org.jspecify.annotations.NullMarked;
