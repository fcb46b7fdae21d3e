/** Theses as tests over facts: from a sentence to a test, to what a check of it found. */
@NullMarked
package footnote.workflows.coverage.thesis;

import org.jspecify.annotations.NullMarked;
