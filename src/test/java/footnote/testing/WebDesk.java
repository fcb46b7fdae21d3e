package footnote.testing;

import footnote.Desk;
import footnote.config.Setting;
import footnote.config.SettingsReader;
import footnote.faces.access.Keys;
import footnote.faces.access.Right;
import footnote.faces.http.Server;
import footnote.faces.menu.MenuEntry;
import footnote.faces.menu.WorkflowMenu;
import footnote.publication.chart.draw.Theme;
import footnote.runtime.json.Json;
import footnote.runtime.run.Workflows;
import footnote.workflows.report.ReportRequest;
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
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import tools.jackson.databind.JsonNode;

/** A real server on a free port, offline, with a workflow named "plan" that asks, one named "wait" that can be held, and one named "stumble" that fails. */
public final class WebDesk implements AutoCloseable {
    /** Reports without their PDF, which no page shows. */
    private static final ReportRequest.Printing PAGES_ALONE =
            new ReportRequest.Printing(30, true, false, 15, Optional.of(Theme.HOUSE));

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
                .with("plan", HeldWorkflows.Wish.class, HeldWorkflows::plan)
                .with("wait", HeldWorkflows.Wish.class, HeldWorkflows::waiting)
                .with("stumble", HeldWorkflows.Wish.class, HeldWorkflows::stumbling);
        var desk = new Desk(settings, workflows);
        workflows.with("write", HeldWorkflows.Wish.class, (wish, run) -> HeldWorkflows.written(desk, wish, run));
        return desk;
    }

    public static WorkflowMenu menu() {
        return WorkflowMenu.printing(PAGES_ALONE)
                .with(entry("wait", "^wait "))
                .with(entry("plan", "^plan "))
                .with(entry("write", "^write "))
                .with(entry("stumble", "^stumble "));
    }

    private static MenuEntry entry(String name, String words) {
        return new MenuEntry(
                name,
                name,
                "For tests",
                List.of(),
                WorkflowMenu.words(words),
                (query, _, _) -> new HeldWorkflows.Wish(query));
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
