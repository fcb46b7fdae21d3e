/** Runs programs that a model wrote to draw exhibits, and binds what they drew to facts. */
@NullMarked
package footnote.workflows.report.exhibits.program;

import org.jspecify.annotations.NullMarked;
