/** A company's reported lines and ratios, fiscal year by fiscal year. */
@NullMarked
package footnote.research.annual;

import org.jspecify.annotations.NullMarked;
