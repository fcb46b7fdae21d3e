/** News from Tavily's web search, by key. */
@NullMarked
package footnote.sources.tavily;

import org.jspecify.annotations.NullMarked;
