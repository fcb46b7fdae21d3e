/** Documents in pages, sections and passages, each knowing whose they are and of which period. */
@NullMarked
package footnote.evidence.documents;

import org.jspecify.annotations.NullMarked;
