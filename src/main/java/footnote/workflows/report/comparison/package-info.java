/** Several companies of one report: in which order, by what measures, and which is preferred on what grounds. */
@NullMarked
package footnote.workflows.report.comparison;

import org.jspecify.annotations.NullMarked;
