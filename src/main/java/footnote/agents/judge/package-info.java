/** Agents that form an opinion: on the chart, the business, the news and the risks. */
@NullMarked
package footnote.agents.judge;

import org.jspecify.annotations.NullMarked;
