/** A fictional market, grown from a short description, that stands in for every vendor when the desk works on sample data. */
@NullMarked
package footnote.sources.sample;

import org.jspecify.annotations.NullMarked;
