/** The filings, calls and news of the fictional companies. */
@NullMarked
package footnote.sources.sample.text;

import org.jspecify.annotations.NullMarked;
