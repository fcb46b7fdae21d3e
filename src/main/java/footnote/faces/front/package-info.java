/** What the web faces do for a caller, rights checked and written into the trail; no framework is needed for it. */
@NullMarked
package footnote.faces.front;

import org.jspecify.annotations.NullMarked;
