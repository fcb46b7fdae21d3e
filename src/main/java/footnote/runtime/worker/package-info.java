/** Works on queued and scheduled runs until it is stopped. */
@NullMarked
package footnote.runtime.worker;

import org.jspecify.annotations.NullMarked;
