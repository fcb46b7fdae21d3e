/** The reader's review of the patterns found. */
@NullMarked
package footnote.workflows.leads.review;

import org.jspecify.annotations.NullMarked;
