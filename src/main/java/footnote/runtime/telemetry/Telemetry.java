package footnote.runtime.telemetry;

import java.net.URI;
import java.time.Instant;
import java.util.Optional;

/** Tells an OpenTelemetry collector about runs, model calls and vendor calls, where one is set. */
public interface Telemetry extends AutoCloseable {
    /** A call that begins. */
    record Call(
            String operation,
            String provider,
            String model,
            String agent,
            int maxOutputTokens,
            Optional<String> run,
            Optional<String> step,
            Optional<String> prompt) {}

    /** What a call took. */
    record Usage(long inputTokens, long outputTokens, String finish, Optional<String> answer) {}

    /** Work of a run that is over: a step by its path, the run itself by none, or the request that began it. */
    record Work(String run, String path, String name, Instant from, Instant to, Optional<String> trouble) {}

    /** A vendor that was asked, of its own accord or by a step of a run; secrets are no part of the address. */
    record Fetch(
            String vendor,
            String method,
            URI uri,
            Instant from,
            Instant to,
            Optional<Integer> status,
            Optional<String> trouble,
            Optional<String> run,
            Optional<String> step) {}

    /** The span of a call under way; it ends by either. */
    interface Span {
        void done(Usage usage);

        /** The type is short, such as a status; the reason is for people. */
        void failed(String type, String why);
    }

    Span call(Call call);

    /** Reports finished work; all of one run is one trace, on any worker. */
    void work(Work work);

    default void fetched(Fetch fetch) {}

    /** Sends what is still to be sent. */
    @Override
    void close();

    /** Spans over OTLP when an endpoint is set, else nothing; only then are OpenTelemetry's classes loaded. */
    static Telemetry open(TelemetrySettings settings) {
        return settings.endpoint()
                .<Telemetry>map(endpoint -> OtlpTelemetry.open(endpoint, settings))
                .orElseGet(Telemetry::silent);
    }

    static Telemetry silent() {
        return NoTelemetry.ALONE;
    }

    /** Tells nobody. */
    enum NoTelemetry implements Telemetry, Telemetry.Span {
        ALONE;

        @Override
        public Span call(Call call) {
            return this;
        }

        @Override
        public void work(Work work) {}

        @Override
        public void done(Usage usage) {}

        @Override
        public void failed(String type, String why) {}

        @Override
        public void close() {}
    }
}
