/** Red flags: warning signs about a company in its filings, in the news and in its figures. */
@NullMarked
package footnote.research.redflags;

import org.jspecify.annotations.NullMarked;
