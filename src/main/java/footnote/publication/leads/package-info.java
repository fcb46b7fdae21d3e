/** A lead report as page, PDF, workbook and files that a CRM takes in. */
@NullMarked
package footnote.publication.leads;

import org.jspecify.annotations.NullMarked;
