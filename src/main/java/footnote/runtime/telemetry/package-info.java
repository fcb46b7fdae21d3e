/** Spans of model calls for monitoring from outside, by OpenTelemetry. */
@NullMarked
package footnote.runtime.telemetry;

import org.jspecify.annotations.NullMarked;
