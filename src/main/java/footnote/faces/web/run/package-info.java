/** Pages of runs: their list, one run with its steps, questions and files. */
@NullMarked
package footnote.faces.web.run;

import org.jspecify.annotations.NullMarked;
