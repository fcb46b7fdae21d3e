package footnote.sources.http;

import footnote.runtime.run.Step;
import footnote.runtime.telemetry.Telemetry;
import footnote.runtime.telemetry.Telemetry.Fetch;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Tells telemetry and the log of every request that really goes out, below the step that made it. */
final class TracedHttp implements Http {
    private final Http wire;
    private final Supplier<Telemetry> telemetry;
    private final Clock clock;
    private final Consumer<Fetch> log;

    TracedHttp(Http wire, Supplier<Telemetry> telemetry, Clock clock) {
        this(wire, telemetry, clock, _ -> {});
    }

    TracedHttp(Http wire, Supplier<Telemetry> telemetry, Clock clock, Consumer<Fetch> log) {
        this.log = log;
        this.wire = wire;
        this.telemetry = telemetry;
        this.clock = clock;
    }

    @Override
    public Response send(Request request) {
        var from = clock.instant();
        try {
            var response = wire.send(request);
            tell(request, from, Optional.of(response.status()), Optional.empty());
            return response;
        } catch (RuntimeException e) {
            tell(request, from, Optional.empty(), Optional.of(e.getClass().getSimpleName()));
            throw e;
        }
    }

    private void tell(Request request, Instant from, Optional<Integer> status, Optional<String> trouble) {
        var step = Step.current();
        var fetch = new Fetch(
                request.vendor(),
                request.method(),
                request.uri(),
                from,
                clock.instant(),
                status,
                trouble,
                step.map(each -> each.run().value()),
                step.map(Step::path));
        telemetry.get().fetched(fetch);
        log.accept(fetch);
    }
}
