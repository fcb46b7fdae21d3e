/** Designed pictures of a business, drawn from records. */
@NullMarked
package footnote.publication.infographic;

import org.jspecify.annotations.NullMarked;
