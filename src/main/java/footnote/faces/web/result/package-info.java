/** Results of workflows as parts of a page. */
@NullMarked
package footnote.faces.web.result;

import org.jspecify.annotations.NullMarked;
