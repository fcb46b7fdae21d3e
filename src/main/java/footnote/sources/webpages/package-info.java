/** Single pages of the web, where their sites let programs read. */
@NullMarked
package footnote.sources.webpages;

import org.jspecify.annotations.NullMarked;
