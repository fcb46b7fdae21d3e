/** Durable runs: named steps that are never done twice, and questions to the reader. */
@NullMarked
package footnote.runtime.run;

import org.jspecify.annotations.NullMarked;
