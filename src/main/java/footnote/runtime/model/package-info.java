/** Models behind one gateway: candidates in order with failover, typed answers, tools, cost and a rule for when none answers. */
@NullMarked
package footnote.runtime.model;

import org.jspecify.annotations.NullMarked;
