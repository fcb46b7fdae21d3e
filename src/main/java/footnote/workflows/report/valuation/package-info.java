/** What a share may be worth: assumptions, cash flows, book value and multiples. */
@NullMarked
package footnote.workflows.report.valuation;

import org.jspecify.annotations.NullMarked;
