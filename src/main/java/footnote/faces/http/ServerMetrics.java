package footnote.faces.http;

import footnote.Desk;
import footnote.faces.front.RunAccess;
import footnote.runtime.event.Event;
import footnote.runtime.model.Role;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Metrics of runs and readers, and the health of each part for administrators. */
@Configuration(proxyBeanMethods = false)
class ServerMetrics {
    /** Reads what runs have spent, so that the publisher of an event does not wait for it. */
    @Bean(destroyMethod = "shutdown")
    ExecutorService spendingReader() {
        return Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name("metrics").factory());
    }

    @Bean
    MeterBinder runMetrics(RunAccess runs, ExecutorService spendingReader) {
        return registry -> {
            Gauge.builder("footnote.sse.readers", runs.feeds(), feeds -> feeds.readers())
                    .description("readers of event streams")
                    .register(registry);
            Gauge.builder("footnote.cost.month", runs.desk().engine(), engine -> engine.spentThisMonth()
                            .doubleValue())
                    .description("dollars spent since the first of the month")
                    .register(registry);
            var use = new ModelUse(runs.desk().engine().runs(), registry, spendingReader);
            var _ = runs.desk().engine().events().watchAll(event -> {
                count(event, registry);
                use.heard(event);
            });
        };
    }

    private static void count(Event event, MeterRegistry registry) {
        var data = event.data();
        registry.counter("footnote.events", "type", event.type()).increment();
        if (event.type().equals(Event.PROGRESS) && data.has("ms")) {
            registry.timer(
                            "footnote.steps",
                            "state",
                            data.path("state").asString(""),
                            "step",
                            event.step().replaceAll("\\[\\d+]|#\\d+", ""))
                    .record(Duration.ofMillis(data.path("ms").asLong(0)));
        }
    }

    @Bean
    HealthIndicator databaseHealth(Desk desk) {
        return () -> {
            try {
                desk.database().query("SELECT 1", row -> row.getInt(1));
                return Health.up().withDetail("url", desk.database().url()).build();
            } catch (RuntimeException e) {
                return Health.down()
                        .withDetail("why", String.valueOf(e.getMessage()))
                        .build();
            }
        };
    }

    @Bean
    HealthIndicator workersHealth(Desk desk) {
        return () -> Health.up().withDetail("alive", desk.peers().size()).build();
    }

    @Bean
    HealthIndicator modelsHealth(Desk desk) {
        return () -> Health.up()
                .withDetail("fast", desk.gateway().candidates(Role.FAST).toString())
                .withDetail("advanced", desk.gateway().candidates(Role.ADVANCED).toString())
                .build();
    }

    @Bean
    HealthIndicator outputsHealth(Desk desk) {
        return () -> {
            try {
                long free = Files.getFileStore(desk.home().path()).getUsableSpace();
                return (free > 1L << 28 ? Health.up() : Health.down())
                        .withDetail("free_bytes", free)
                        .build();
            } catch (IOException e) {
                return Health.down()
                        .withDetail("why", String.valueOf(e.getMessage()))
                        .build();
            }
        };
    }
}
