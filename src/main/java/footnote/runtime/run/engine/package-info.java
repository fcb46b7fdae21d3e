/** Works on runs: leases, steps, threads and how an attempt ends. */
@NullMarked
package footnote.runtime.run.engine;

import org.jspecify.annotations.NullMarked;
