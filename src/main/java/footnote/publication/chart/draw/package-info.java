/** Draws charts as SVG and PNG. */
@NullMarked
package footnote.publication.chart.draw;

import org.jspecify.annotations.NullMarked;
