package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import footnote.runtime.run.storage.Runs;
import footnote.testing.Databases;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ModelUseTest {
    private static final RunId RUN = new RunId("20261115-aaaaaaaa");

    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();

    @Test
    void countsEachCallOnceAlsoWhereStepsFailAndTheRunGoesOn() {
        try (var database = Databases.SQLITE.fresh()) {
            database.update(
                    "INSERT INTO run (id, workflow, title, request, options, status, settings, seed, created_at, updated_at)"
                            + " VALUES (?, 'plan', 't', '{}', '{\"offline\":true,\"budget\":1,\"yes\":true}', 'running', '{}', 0, 1, 1)",
                    RUN.value());
            var use = new ModelUse(new Runs(database), registry, Runnable::run);
            for (var type : new String[] {Event.ERROR, Event.PROGRESS, Event.ERROR, Event.RESULT}) {
                database.update(
                        "INSERT INTO answer (run_id, path, kind, digest, occurrence, request, body, note, cost_nanos,"
                                + " answered_at) VALUES (?, 'one', 'model', ?, 1, '', '',"
                                + " '{\"input_tokens\":7,\"output_tokens\":3}', 0, 1)",
                        RUN.value(),
                        type
                                + database.query("SELECT digest FROM answer", row -> row.getString(1))
                                        .size());
                use.heard(new Event(RUN.value(), 1, Instant.EPOCH, type, "", Json.object()));
            }
        }

        assertThat(counter("footnote.model.calls")).isEqualTo(4);
        assertThat(counter("footnote.model.tokens")).isEqualTo(40);
    }

    private double counter(String name) {
        return registry.get(name).tag("workflow", "plan").counter().count();
    }
}
