/** Decides whether two companies are one, whatever they are called. */
@NullMarked
package footnote.evidence.matching;

import org.jspecify.annotations.NullMarked;
