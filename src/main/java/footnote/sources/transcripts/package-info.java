/** Earnings calls, from a folder of files or from a vendor by key. */
@NullMarked
package footnote.sources.transcripts;

import org.jspecify.annotations.NullMarked;
