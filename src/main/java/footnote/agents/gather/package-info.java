/** Turns evidence into measures: ledger entries that name their formula and inputs. */
@NullMarked
package footnote.agents.gather;

import org.jspecify.annotations.NullMarked;
