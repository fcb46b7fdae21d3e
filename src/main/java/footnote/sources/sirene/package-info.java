/** Companies from France's public company search, without a key. */
@NullMarked
package footnote.sources.sirene;

import org.jspecify.annotations.NullMarked;
