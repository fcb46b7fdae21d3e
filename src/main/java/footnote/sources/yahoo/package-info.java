/** Yahoo Finance: prices, profiles, statements, estimates, screens and news, for personal use. */
@NullMarked
package footnote.sources.yahoo;

import org.jspecify.annotations.NullMarked;
