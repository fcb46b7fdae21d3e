/** Where files of runs are kept so that every node finds them. */
@NullMarked
package footnote.runtime.artifact;

import org.jspecify.annotations.NullMarked;
