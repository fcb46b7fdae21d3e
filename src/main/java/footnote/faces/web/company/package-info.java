/** Pages of companies, theses and notes on results. */
@NullMarked
package footnote.faces.web.company;

import org.jspecify.annotations.NullMarked;
