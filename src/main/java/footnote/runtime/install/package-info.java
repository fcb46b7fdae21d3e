/** Files that the program keeps beside itself, so that a start need not make them again. */
@NullMarked
package footnote.runtime.install;

import org.jspecify.annotations.NullMarked;
