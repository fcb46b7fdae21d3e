/** News from RSS and Atom feeds, from a list the reader may change. */
@NullMarked
package footnote.sources.rss;

import org.jspecify.annotations.NullMarked;
