package footnote.sources.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.run.Run;
import footnote.runtime.telemetry.Telemetry;
import footnote.sources.SourceException.Unreachable;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Http.Response;
import footnote.testing.Bench;
import footnote.testing.Databases;
import java.net.URI;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TracedHttpTest {
    private static final Request REQUEST = Request.get("edgar", URI.create("https://data.sec.gov/x"));

    /** Keeps what it was told of. */
    private record FetchesKept(List<Fetch> fetches) implements Telemetry {
        @Override
        public Span call(Call call) {
            return Telemetry.silent().call(call);
        }

        @Override
        public void work(Work work) {}

        @Override
        public void fetched(Fetch fetch) {
            fetches.add(fetch);
        }

        @Override
        public void close() {}
    }

    @Test
    void namesTheRunAndStepThatAsked() {
        var told = new FetchesKept(new ArrayList<>());
        var http = new TracedHttp(
                request -> new Response(200, Map.of(), new byte[0], request.uri()), () -> told, Clock.systemUTC());
        try (var bench = Bench.with(
                Databases.SQLITE.fresh(),
                (Bench.Asked asked, Run run) -> run.step("look", Bench.Asked.class, () -> {
                    http.send(REQUEST);
                    return asked;
                }))) {
            var id = bench.start();

            bench.engine.attempt(id);

            assertThat(told.fetches()).hasSize(1);
            assertThat(told.fetches().getFirst().run()).contains(id.value());
            assertThat(told.fetches().getFirst().step()).contains("look");
            assertThat(told.fetches().getFirst().status()).contains(200);
        }
    }

    @Test
    void tellsOfAVendorThatDoesNotAnswerToo() {
        var told = new FetchesKept(new ArrayList<>());
        var http = new TracedHttp(
                request -> {
                    throw new Unreachable("edgar", request.key(), "nobody is there", null);
                },
                () -> told,
                Clock.systemUTC());

        assertThatThrownBy(() -> http.send(REQUEST)).isInstanceOf(Unreachable.class);

        assertThat(told.fetches().getFirst().trouble()).contains("Unreachable");
        assertThat(told.fetches().getFirst().run()).isEqualTo(Optional.empty());
    }
}
