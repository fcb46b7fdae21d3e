package footnote.testing;

import footnote.runtime.db.Database;
import footnote.runtime.event.EventBus;
import footnote.runtime.model.ApiKey;
import footnote.runtime.model.ModelSettings;
import footnote.runtime.model.Price;
import footnote.runtime.model.Provider;
import footnote.runtime.model.Role;
import footnote.runtime.model.routing.Cooldowns;
import footnote.runtime.model.routing.Gateway;
import footnote.runtime.model.routing.MemoryCooldowns;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflow;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Attempt;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.telemetry.Telemetry;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A gateway and an engine on real SQLite around a model server, for tests of model calls inside runs. */
public final class ModelDesk implements AutoCloseable {
    public static final Price PRICE = Price.of("1", "2");

    public final ModelServer server = new ModelServer();
    public final TestClock clock = new TestClock();
    public final Database database;
    private final Path folder;
    private final Workflows workflows = new Workflows();
    private Cooldowns cooldowns = new MemoryCooldowns();
    private Duration silence = Duration.ofSeconds(60); // a busy machine is no stalled server
    private Engine engine;
    private Gateway gateway;

    public ModelDesk(Path folder) {
        this.folder = folder;
        this.database = Database.open("jdbc:sqlite:" + folder.resolve("desk.db"));
        this.engine = fresh();
        this.gateway = gateway(settings(List.of("canary-key-one"), "a", "b"));
    }

    /** Models {@code test/a}, {@code test/b} for both roles at the server, with a known price. */
    public ModelSettings settings(List<String> keys, String... models) {
        var provider = Provider.compatible(
                "test", server.url(), keys.stream().map(ApiKey::new).toList());
        var names = Arrays.stream(models).map(model -> "test/" + model).toList();
        return new ModelSettings(
                List.of(provider),
                Map.of(Role.FAST, names, Role.ADVANCED, names),
                Set.of(),
                8,
                100,
                Optional.empty(),
                Map.of("test/a", PRICE, "test/b", PRICE),
                silence,
                false);
    }

    public Gateway gateway() {
        return gateway;
    }

    public Gateway gateway(ModelSettings settings) {
        gateway = new Gateway(settings, cooldowns, Telemetry.silent(), clock, clock);
        return gateway;
    }

    /** For servers that stall: how long an answer may stay away. */
    public ModelDesk waiting(Duration atMost) {
        silence = atMost;
        gateway(settings(List.of("canary-key-one"), "a", "b"));
        return this;
    }

    public ModelDesk restingIn(Cooldowns kept) {
        cooldowns = kept;
        return this;
    }

    public Engine engine() {
        return engine;
    }

    /** Another process on the same database. */
    public void restart() {
        engine.close();
        engine = fresh();
    }

    private Engine fresh() {
        return new Engine(
                database,
                workflows,
                new EventBus(),
                new Engine.Place(
                        folder.resolve("out"),
                        "test",
                        Duration.ofSeconds(6),
                        "{}",
                        new BigDecimal(1000),
                        clock,
                        clock));
    }

    /** A workflow that takes and gives text. */
    public void workflow(String name, Workflow<String, String> workflow) {
        workflows.with(name, String.class, workflow);
    }

    public RunId start(String workflow) {
        return start(workflow, RunOptions.standard());
    }

    public RunId start(String workflow, RunOptions options) {
        return engine.start(workflow, workflow, "go", options, Optional.empty());
    }

    public Status work(RunId run) {
        return engine.resume(run) instanceof Attempt.Worked(Status status) ? status : null;
    }

    /** One step of one try around this work, as a whole run; its result is the work's. */
    public String run(String name, java.util.function.Supplier<String> work) {
        workflow(name, (_, run) -> run.step("only", String.class, RetryPolicy.DEFAULT.once(), work));
        var id = start(name);
        var status = work(id);
        if (status != Status.DONE) {
            throw new AssertionError(
                    "run ended " + status + ": " + engine.runs().find(id));
        }
        return footnote.runtime.json.Json.read(
                engine.runs().find(id).orElseThrow().result().orElseThrow(), String.class);
    }

    /** All that is kept in a table, as text. */
    public List<String> rows(String table) {
        return database.query("SELECT * FROM " + table, row -> {
            var text = new StringBuilder();
            for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
                text.append(row.getString(i)).append('|');
            }
            return text.toString();
        });
    }

    @Override
    public void close() {
        engine.close();
        gateway.close();
        database.close();
        server.close();
    }
}
