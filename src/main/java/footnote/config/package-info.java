/** Settings, where they come from, and the parts they choose. */
@NullMarked
package footnote.config;

import org.jspecify.annotations.NullMarked;
