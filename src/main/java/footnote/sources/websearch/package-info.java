/** Search engines for the whole web: Tavily, Brave, or an own SearXNG. */
@NullMarked
package footnote.sources.websearch;

import org.jspecify.annotations.NullMarked;
