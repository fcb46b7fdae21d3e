/** Files what was fetched, with origin and date, and reads it as of a day: the ledger of facts and the room of evidence. */
@NullMarked
package footnote.evidence;

import org.jspecify.annotations.NullMarked;
