/** Agents that work out what a reader wants. */
@NullMarked
package footnote.agents.plan;

import org.jspecify.annotations.NullMarked;
