package footnote.runtime.telemetry;

import footnote.runtime.secret.Sha256;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.TraceFlags;
import io.opentelemetry.api.trace.TraceState;
import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.trace.IdGenerator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Ids that follow from a run's id and a step's path, so that processes which never met write one trace. */
final class RunTrace {
    /** The path of the request that began a run. */
    static final String REQUEST = "request";

    private RunTrace() {}

    private static String id(String text, int bytes) {
        return Sha256.hex(text).substring(0, 2 * bytes);
    }

    static String trace(String run) {
        return id("trace " + run, 16);
    }

    private static String span(String run, String path) {
        return id("span " + run + " " + path, 8);
    }

    /** The path a step stands below; steps at the top stand below the run. */
    static String parent(String path) {
        int slash = path.lastIndexOf('/');
        return slash < 0 ? "" : path.substring(0, slash);
    }

    /** A context whose spans stand below that step. */
    static Context below(String run, String path) {
        return Context.root()
                .with(Span.wrap(SpanContext.createFromRemoteParent(
                        trace(run), span(run, path), TraceFlags.getSampled(), TraceState.getDefault())));
    }

    /** Random ids, but for a span that is made under {@link #of}. */
    static final class Ids implements IdGenerator {
        private static final ThreadLocal<@Nullable String[]> NAMED = new ThreadLocal<>();

        static Span of(String run, String path, Supplier<Span> made) {
            NAMED.set(new String[] {trace(run), span(run, path)});
            try {
                return made.get();
            } finally {
                NAMED.remove();
            }
        }

        @Override
        public String generateTraceId() {
            var named = NAMED.get();
            return named == null ? IdGenerator.random().generateTraceId() : named[0];
        }

        @Override
        public String generateSpanId() {
            var named = NAMED.get();
            return named == null ? IdGenerator.random().generateSpanId() : named[1];
        }
    }
}
