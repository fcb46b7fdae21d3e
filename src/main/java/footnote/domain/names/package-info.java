/** Company names and how they are found however they are spelled. */
@NullMarked
package footnote.domain.names;

import org.jspecify.annotations.NullMarked;
