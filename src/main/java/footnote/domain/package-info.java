/** The nouns of the desk as records; they know nothing of where they come from. */
@NullMarked
package footnote.domain;

import org.jspecify.annotations.NullMarked;
