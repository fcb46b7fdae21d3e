/** A fictional market, grown from a short description, that stands in for every vendor when the desk works offline. */
@NullMarked
package footnote.sources.sample;

import org.jspecify.annotations.NullMarked;
