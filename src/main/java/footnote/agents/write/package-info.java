/** Agents that put findings into words for a reader. */
@NullMarked
package footnote.agents.write;

import org.jspecify.annotations.NullMarked;
