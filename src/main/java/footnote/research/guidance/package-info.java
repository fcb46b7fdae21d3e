/** What management said it expects, as facts, and what came of it. */
@NullMarked
package footnote.research.guidance;

import org.jspecify.annotations.NullMarked;
