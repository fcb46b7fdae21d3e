/** Gainers and prices read from Futunn's web pages, where its server renders them. */
@NullMarked
package footnote.sources.futunn;

import org.jspecify.annotations.NullMarked;
