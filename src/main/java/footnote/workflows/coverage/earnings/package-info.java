/** The results note of a company: its latest quarter beside what was expected and said before. */
@NullMarked
package footnote.workflows.coverage.earnings;

import org.jspecify.annotations.NullMarked;
