/** The SEC's EDGAR: who files, what they filed, and the figures they tagged. */
@NullMarked
package footnote.sources.edgar;

import org.jspecify.annotations.NullMarked;
