/** HTTP as vendors need it: rate limits, retries, cache, and which hosts may be reached. */
@NullMarked
package footnote.sources.http;

import org.jspecify.annotations.NullMarked;
