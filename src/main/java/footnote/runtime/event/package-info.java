/** What a run tells its watchers, stored and numbered. */
@NullMarked
package footnote.runtime.event;

import org.jspecify.annotations.NullMarked;
