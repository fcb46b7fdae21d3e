/** A sandbox for code that a model or a reader wrote: no network, no files, bounded time and memory. */
@NullMarked
package footnote.runtime.sandbox;

import org.jspecify.annotations.NullMarked;
