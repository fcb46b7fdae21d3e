/** Legal entities from GLEIF's register of LEIs, without a key. */
@NullMarked
package footnote.sources.gleif;

import org.jspecify.annotations.NullMarked;
