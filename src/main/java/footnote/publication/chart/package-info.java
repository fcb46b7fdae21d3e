/** Draws exhibits from plain records: data in, SVG or PNG out, the same bytes every time. */
@NullMarked
package footnote.publication.chart;

import org.jspecify.annotations.NullMarked;
