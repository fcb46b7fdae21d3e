/** The summary page of many runs. */
@NullMarked
package footnote.publication.batch;

import org.jspecify.annotations.NullMarked;
