/** Finds the passages that answer a question: by words, by meaning, and by what an accountant would look up. */
@NullMarked
package footnote.evidence.search;

import org.jspecify.annotations.NullMarked;
