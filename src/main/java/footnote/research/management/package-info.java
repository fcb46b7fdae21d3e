/** What a company's management says of its results: causes in the annual report, statements on earnings calls. */
@NullMarked
package footnote.research.management;

import org.jspecify.annotations.NullMarked;
