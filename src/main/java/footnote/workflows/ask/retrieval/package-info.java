/** Searches filings, earnings calls and news for passages that answer a question. */
@NullMarked
package footnote.workflows.ask.retrieval;

import org.jspecify.annotations.NullMarked;
