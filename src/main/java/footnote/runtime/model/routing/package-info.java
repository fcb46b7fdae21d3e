/** Chooses a model for a call: order, failover, limits, cool-downs and budget. */
@NullMarked
package footnote.runtime.model.routing;

import org.jspecify.annotations.NullMarked;
