package footnote.testing;

import footnote.Desk;
import footnote.config.Setting;
import footnote.config.SettingsReader;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Passage;
import footnote.faces.access.Keys;
import footnote.faces.access.Right;
import footnote.faces.http.Server;
import footnote.faces.menu.MenuEntry;
import footnote.faces.menu.WorkflowMenu;
import footnote.runtime.json.Json;
import footnote.runtime.model.Role;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import footnote.runtime.run.Workflows;
import footnote.workflows.ask.answer.AnswerDraft;
import footnote.workflows.ask.answer.AnswerEvidence;
import footnote.workflows.ask.answer.AnswerWriter;
import footnote.workflows.ask.retrieval.FoundPassages.FoundPassage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** A real server on a free port, offline, with a workflow named "plan" that asks, one named "wait" that can be held, and one named "stumble" that fails. */
public final class WebDesk implements AutoCloseable {
    private static final DocumentLabel CALL = new DocumentLabel(
            "d",
            "Call",
            "Acme",
            List.of(),
            Optional.empty(),
            DocumentKind.TRANSCRIPT,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            "test");
    private static final Map<String, CountDownLatch> GATES = new ConcurrentHashMap<>();
    private static final Map<String, Integer> READ = new ConcurrentHashMap<>();

    public final Path home;
    public final Desk desk;
    public final Server server;
    public final HttpClient http = HttpClient.newHttpClient();
    private Optional<String> key = Optional.empty();
    private boolean closed;

    private WebDesk(Path home, Desk desk, Server server) {
        this.home = home;
        this.desk = desk;
        this.server = server;
    }

    public static WebDesk start() {
        return start(freshHome(), 0);
    }

    private static Path freshHome() {
        var home = Scratch.folder("web");
        Databases.copyTo(home.resolve("footnote.db"));
        return home;
    }

    /** With further settings, by the names of their environment variables. */
    public static WebDesk start(Map<String, String> environment) {
        var home = freshHome();
        var desk = desk(home, environment);
        return new WebDesk(home, desk, Server.start(desk, menu(), new Server.Address("127.0.0.1", 0)));
    }

    public static WebDesk start(Path home, int port) {
        var desk = desk(home);
        return new WebDesk(home, desk, Server.start(desk, menu(), new Server.Address("127.0.0.1", port)));
    }

    public static Desk desk(Path home) {
        return desk(home, Map.of());
    }

    private static Desk desk(Path home, Map<String, String> further) {
        var environment = new HashMap<>(further);
        environment.put("FOOTNOTE_HOME", home.toString());
        var settings = new SettingsReader(environment, home)
                .read(Map.of(Setting.OFFLINE, further.getOrDefault("FOOTNOTE_OFFLINE", "true")));
        var workflows = new Workflows()
                .with("plan", Wish.class, WebDesk::plan)
                .with("wait", Wish.class, WebDesk::waiting)
                .with("stumble", Wish.class, WebDesk::stumbling);
        var desk = new Desk(settings, workflows);
        workflows.with("write", Wish.class, (wish, run) -> written(desk, wish, run));
        return desk;
    }

    public static WorkflowMenu menu() {
        return WorkflowMenu.standard()
                .with(entry("wait", "^wait "))
                .with(entry("plan", "^plan "))
                .with(entry("write", "^write "))
                .with(entry("stumble", "^stumble "));
    }

    private static MenuEntry entry(String name, String words) {
        return new MenuEntry(
                name, name, "For tests", List.of(), WorkflowMenu.words(words), (query, _, _) -> new Wish(query));
    }

    /** What is asked of the test workflows. */
    public record Wish(String text) {}

    /** A plan with a table. */
    public record Plan(String title, List<Topic> topics) {}

    /** A row of it. */
    public record Topic(String name, String why) {}

    /** What came of it. */
    public record Planned(String title, List<Topic> topics, String said) {}

    /** What a reader says to a plan. */
    public sealed interface Reply {
        /** Fine. */
        record Approve() implements Reply {}

        /** Differently. */
        record Revise(String wish) implements Reply {}

        /** Not at all. */
        record Cancel(String reason) implements Reply {}
    }

    private static Planned plan(Wish wish, Run run) {
        var plan = run.step(
                "plan",
                Plan.class,
                () -> new Plan(
                        wish.text(), List.of(new Topic("margins", "they fell"), new Topic("cash", "<b>it</b> rose"))));
        String said = "";
        for (boolean open = true; open; ) {
            switch (run.ask("Is this the right plan?", plan, Reply.class)) {
                case Reply.Approve _ -> open = false;
                case Reply.Cancel(String reason) -> throw RunEnded.cancelled(reason);
                case Reply.Revise(String words) -> {
                    var before = plan;
                    said = words;
                    plan = run.step("revise", Plan.class, () -> new Plan(before.title(), revised(before, words)));
                }
            }
        }
        var topics = plan.topics();
        run.each("gather", topics, Topic.class, topic -> topic);
        return new Planned(plan.title(), topics, said);
    }

    private static List<Topic> revised(Plan before, String words) {
        return before.topics().stream()
                .filter(topic -> !words.contains(topic.name()))
                .toList();
    }

    /** Does ten steps once its gate is open. */
    private static Wish waiting(Wish wish, Run run) {
        run.step("hold", Wish.class, () -> {
            try {
                gate(wish.text()).await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
            return wish;
        });
        IntStream.range(0, 10).forEach(i -> run.step("step", Wish.class, () -> wish));
        return wish;
    }

    /** Fails in its second step until its gate is open; says how often the first was done. */
    private static Stumbled stumbling(Wish wish, Run run) {
        run.step("read", Wish.class, () -> {
            READ.merge(wish.text(), 1, Integer::sum);
            return wish;
        });
        return run.step("sum up", Stumbled.class, () -> {
            if (gate(wish.text()).getCount() > 0) {
                throw Fault.state("the adding machine is out of paper");
            }
            return new Stumbled(READ.get(wish.text()));
        });
    }

    /** Has the desk's advanced model write an answer over one passage. */
    private static AnswerDraft written(Desk desk, Wish wish, Run run) {
        var data = AnswerEvidence.empty()
                .with(List.of(new FoundPassage(
                        new Passage(
                                "d:0-47",
                                CALL,
                                "Remarks",
                                Optional.empty(),
                                0,
                                47,
                                "We bought small firms that are near to customers."),
                        1)));
        var order = new AnswerWriter.Order(wish.text(), List.of("Acme"), 4, List.of(), "");
        return run.step("answer", AnswerDraft.class, () -> new AnswerWriter(
                        desk.gateway().model(Role.ADVANCED))
                .write(order, data));
    }

    /** What came of a run that stumbled. */
    public record Stumbled(int read) {}

    public static CountDownLatch gate(String text) {
        return GATES.computeIfAbsent(text, _ -> new CountDownLatch(1));
    }

    public Keys keys() {
        return new Keys(desk.database(), desk.clock());
    }

    /** Makes a key and uses it from now on. */
    public String withKey(String name, String rights) {
        String secret = keys().add(new Keys.Wish(name, Optional.empty(), Right.of(rights), 10_000, Optional.empty()))
                .secret();
        key = Optional.of(secret);
        return secret;
    }

    /** The same, for one of a team. */
    public String withKey(String name, String team, String rights) {
        String secret = keys().add(new Keys.Wish(name, Optional.of(team), Right.of(rights), 10_000, Optional.empty()))
                .secret();
        key = Optional.of(secret);
        return secret;
    }

    /** Sends a file in. */
    public HttpResponse<String> upload(String name, String content) {
        String body = "--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name
                + "\"\r\nContent-Type: text/plain\r\n\r\n" + content + "\r\n--edge--\r\n";
        return send(request("/api/documents")
                .header("Content-Type", "multipart/form-data; boundary=edge")
                .POST(BodyPublishers.ofString(body)));
    }

    public WebDesk as(String secret) {
        key = Optional.of(secret);
        return this;
    }

    public void anonymous() {
        key = Optional.empty();
    }

    public String url(String path) {
        return "http://127.0.0.1:" + server.port() + path;
    }

    public HttpRequest.Builder request(String path) {
        var request = HttpRequest.newBuilder(URI.create(url(path))).timeout(Duration.ofMinutes(3));
        key.ifPresent(secret -> request.header("Authorization", "Bearer " + secret));
        return request;
    }

    public HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return http.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public HttpResponse<String> get(String path) {
        return send(request(path));
    }

    public HttpResponse<String> post(String path, String json) {
        return send(request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(json)));
    }

    public JsonNode json(HttpResponse<String> answer) {
        return Json.tree(answer.body());
    }

    /** Starts a run and gives its id. */
    public String begin(String query) {
        return json(post("/api/runs", Json.object().put("query", query).toString()))
                .path("run_id")
                .asString();
    }

    /** The run's events until it is over or asks; what the server sends, word for word. */
    public List<String> events(String id, long after) {
        return send(request("/api/runs/" + id + "/events").header("Last-Event-ID", String.valueOf(after)))
                .body()
                .lines()
                .filter(line -> line.startsWith("id: "))
                .map(line -> line.substring(4))
                .toList();
    }

    /** Waits until the run has the status. */
    public void await(String id, String status) {
        long until = System.nanoTime() + Duration.ofMinutes(3).toNanos();
        while (!json(get("/api/runs/" + id)).path("status").asString("").equals(status)) {
            if (System.nanoTime() > until) {
                throw new AssertionError("run " + id + " is not " + status + ": "
                        + get("/api/runs/" + id).body());
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
        }
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            server.close();
            desk.close();
        }
    }
}
