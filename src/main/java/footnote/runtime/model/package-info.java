/** Language models behind one gateway: failover, typed answers, budget. */
@NullMarked
package footnote.runtime.model;

import org.jspecify.annotations.NullMarked;
