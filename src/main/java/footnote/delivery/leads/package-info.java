/** Remembers which leads were delivered. */
@NullMarked
package footnote.delivery.leads;

import org.jspecify.annotations.NullMarked;
