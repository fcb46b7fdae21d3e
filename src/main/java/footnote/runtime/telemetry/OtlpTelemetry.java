package footnote.runtime.telemetry;

import footnote.runtime.run.Fault;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import io.opentelemetry.exporter.otlp.http.trace.OtlpHttpSpanExporter;
import io.opentelemetry.sdk.resources.Resource;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.export.BatchSpanProcessor;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Spans with the attributes of OpenTelemetry's conventions for generative AI, sent over OTLP/HTTP. */
final class OtlpTelemetry implements Telemetry {
    private static final Logger LOG = Logger.getLogger(OtlpTelemetry.class.getName());
    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    /** How long a command waits at its end for a collector that did not take what it was sent last. */
    private static final Duration SHORTEST_FLUSH = Duration.ofSeconds(1);

    private final SdkTracerProvider provider;
    private final WatchedExporter exporter;
    private final Tracer tracer;

    private OtlpTelemetry(SdkTracerProvider provider, WatchedExporter exporter) {
        this.provider = provider;
        this.exporter = exporter;
        this.tracer = provider.get("footnote");
    }

    static OtlpTelemetry open(URI endpoint, TelemetrySettings settings) {
        boolean reachable = isReachable(endpoint, settings);
        var otlp = OtlpHttpSpanExporter.builder()
                .setEndpoint(endpoint.toString())
                .setTimeout(TIMEOUT)
                .setHeaders(settings::headers)
                .build();
        var exporter = new WatchedExporter(otlp, reachable);
        var provider = SdkTracerProvider.builder()
                .setIdGenerator(new RunTrace.Ids())
                .setResource(Resource.getDefault()
                        .merge(Resource.create(Attributes.of(AttributeKey.stringKey("service.name"), "footnote"))))
                .addSpanProcessor(BatchSpanProcessor.builder(exporter)
                        .setScheduleDelay(Duration.ofSeconds(1))
                        .build())
                .build();
        return new OtlpTelemetry(provider, exporter);
    }

    /** An empty export: every OTLP receiver takes it, so the address and the headers are tried at once. */
    private static boolean isReachable(URI endpoint, TelemetrySettings settings) {
        String trouble;
        try (var http = HttpClient.newBuilder().connectTimeout(TIMEOUT).build()) {
            var request = HttpRequest.newBuilder(endpoint)
                    .timeout(TIMEOUT)
                    .header("Content-Type", "application/x-protobuf")
                    .POST(BodyPublishers.noBody());
            settings.headers().forEach(request::header);
            int status = http.send(request.build(), BodyHandlers.discarding()).statusCode();
            trouble = status < 400 ? "" : "it answers with status " + status;
        } catch (IOException e) {
            trouble = "it cannot be reached (" + e.getClass().getSimpleName() + ")";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            trouble = "the check was interrupted";
        }
        if (trouble.isEmpty()) {
            return true;
        }
        String message = "telemetry.endpoint " + endpoint + ": " + trouble;
        if (settings.required()) {
            throw Fault.input(message + "; correct it or set telemetry.required to false");
        }
        LOG.log(Level.WARNING, "{0}; going on without spans until it answers", message);
        return false;
    }

    @Override
    public Span call(Call call) {
        var span = tracer.spanBuilder(call.operation() + " " + call.model())
                .setSpanKind(SpanKind.CLIENT)
                .setAttribute("gen_ai.operation.name", call.operation())
                .setAttribute("gen_ai.provider.name", call.provider())
                .setAttribute("gen_ai.system", call.provider())
                .setAttribute("gen_ai.request.model", call.model())
                .setAttribute("gen_ai.request.max_tokens", (long) call.maxOutputTokens())
                .setAttribute("gen_ai.agent.name", call.agent())
                .setParent(call.run()
                        .map(run -> RunTrace.below(run, call.step().orElse("")))
                        .orElseGet(Context::root))
                .startSpan();
        call.run().ifPresent(run -> span.setAttribute("gen_ai.conversation.id", run));
        call.step().ifPresent(step -> span.setAttribute("footnote.step", step));
        call.prompt().ifPresent(prompt -> span.setAttribute("gen_ai.input.messages", prompt));
        return new Open(span);
    }

    @Override
    public void work(Work work) {
        boolean whole = work.path().isEmpty();
        var builder = tracer.spanBuilder(work.name())
                .setSpanKind(work.path().equals(RunTrace.REQUEST) ? SpanKind.SERVER : SpanKind.INTERNAL)
                .setParent(whole ? Context.root() : RunTrace.below(work.run(), RunTrace.parent(work.path())))
                .setAttribute("footnote.run", work.run())
                .setAttribute("footnote.step", work.path())
                .setStartTimestamp(work.from());
        var span = RunTrace.Ids.of(work.run(), work.path(), builder::startSpan);
        work.trouble().ifPresent(why -> span.setStatus(StatusCode.ERROR, why));
        span.end(work.to());
    }

    @Override
    public void fetched(Fetch fetch) {
        var span = tracer.spanBuilder(fetch.method() + " " + fetch.vendor())
                .setSpanKind(SpanKind.CLIENT)
                .setAttribute("http.request.method", fetch.method())
                .setAttribute("server.address", String.valueOf(fetch.uri().getHost()))
                .setAttribute("url.path", String.valueOf(fetch.uri().getPath()))
                .setAttribute("footnote.vendor", fetch.vendor())
                .setParent(fetch.run()
                        .map(run -> RunTrace.below(run, fetch.step().orElse("")))
                        .orElseGet(Context::root))
                .setStartTimestamp(fetch.from())
                .startSpan();
        fetch.run().ifPresent(run -> span.setAttribute("footnote.run", run));
        fetch.step().ifPresent(step -> span.setAttribute("footnote.step", step));
        fetch.status().ifPresent(status -> span.setAttribute("http.response.status_code", (long) status));
        fetch.trouble().ifPresent(why -> span.setStatus(StatusCode.ERROR, why).setAttribute("error.type", why));
        span.end(fetch.to());
    }

    @Override
    public void close() {
        var wait = exporter.answers() ? TIMEOUT : SHORTEST_FLUSH;
        provider.shutdown().join(wait.toMillis(), TimeUnit.MILLISECONDS);
    }

    private record Open(io.opentelemetry.api.trace.Span span) implements Span {
        private static final AttributeKey<List<String>> FINISH =
                AttributeKey.stringArrayKey("gen_ai.response.finish_reasons");

        @Override
        public void done(Usage usage) {
            span.setAttribute("gen_ai.usage.input_tokens", usage.inputTokens());
            span.setAttribute("gen_ai.usage.output_tokens", usage.outputTokens());
            span.setAttribute(FINISH, List.of(usage.finish()));
            usage.answer().ifPresent(answer -> span.setAttribute("gen_ai.output.messages", answer));
            span.end();
        }

        @Override
        public void failed(String type, String why) {
            span.setStatus(StatusCode.ERROR, why);
            span.setAttribute("error.type", type);
            span.end();
        }
    }
}
