/** Metrics by the words readers use for them, and their figures by quarter, by year and latest. */
@NullMarked
package footnote.research.metrics;

import org.jspecify.annotations.NullMarked;
