/** The command line. */
@NullMarked
package footnote.faces.cli;

import org.jspecify.annotations.NullMarked;
