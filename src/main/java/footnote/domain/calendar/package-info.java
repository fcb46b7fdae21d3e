/** The days on which exchanges trade. */
@NullMarked
package footnote.domain.calendar;

import org.jspecify.annotations.NullMarked;
