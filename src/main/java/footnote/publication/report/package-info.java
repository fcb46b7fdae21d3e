/** A report in records, and the press that prints it as a page, a document, a workbook and files beside them. */
@NullMarked
package footnote.publication.report;

import org.jspecify.annotations.NullMarked;
