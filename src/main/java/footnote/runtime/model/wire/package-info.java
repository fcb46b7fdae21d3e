/** Talks to model providers over HTTP. */
@NullMarked
package footnote.runtime.model.wire;

import org.jspecify.annotations.NullMarked;
