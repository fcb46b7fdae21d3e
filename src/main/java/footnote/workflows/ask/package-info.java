/** Answers questions with citations from filings, earnings calls and news, improved until good enough. */
@NullMarked
package footnote.workflows.ask;

import org.jspecify.annotations.NullMarked;
