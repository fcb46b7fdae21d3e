/** Spans of model calls for whoever watches from outside, by OpenTelemetry. */
@NullMarked
package footnote.runtime.telemetry;

import org.jspecify.annotations.NullMarked;
