/** Many runs of one workflow under one limit and one budget. */
@NullMarked
package footnote.runtime.batch;

import org.jspecify.annotations.NullMarked;
