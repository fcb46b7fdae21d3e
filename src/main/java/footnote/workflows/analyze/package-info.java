/** Three analysts look at one company at once; risks and their views become one recommendation. */
@NullMarked
package footnote.workflows.analyze;

import org.jspecify.annotations.NullMarked;
