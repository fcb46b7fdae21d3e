/** Starts a face and builds every worker by hand. */
@NullMarked
package footnote;

import org.jspecify.annotations.NullMarked;
