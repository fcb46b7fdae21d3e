package footnote.testing;

import footnote.runtime.json.Json;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;
import javax.tools.ToolProvider;
import tools.jackson.databind.JsonNode;

/** Real OpenSearch nodes on this machine, each a process that can be killed. */
public final class SearchCluster implements AutoCloseable {
    private static final Path PROGRAM = Path.of("src", "test", "servers", "opensearch", "SearchNode.java");

    private final List<ForeignServer> nodes = new ArrayList<>();
    private final List<Integer> ports;
    private final HttpClient client = HttpClient.newHttpClient();

    private SearchCluster(List<Integer> ports) {
        this.ports = ports;
    }

    public static SearchCluster start(int nodes) {
        String classPath = classPath();
        var ports = Stream.generate(ForeignServer::freePort).limit(nodes).toList();
        String transport = Stream.generate(() -> String.valueOf(ForeignServer.freePort()))
                .limit(nodes)
                .collect(Collectors.joining(","));
        var cluster = new SearchCluster(ports);
        for (int i = 0; i < nodes; i++) {
            var home = Scratch.folder("opensearch");
            cluster.nodes.add(ForeignServer.start(
                    "opensearch",
                    home,
                    List.of(
                            "-Xms256m",
                            "-Xmx512m",
                            "-cp",
                            classPath,
                            "SearchNode",
                            String.valueOf(i),
                            home.toString(),
                            String.valueOf(ports.get(i)),
                            transport)));
        }
        IntStream.range(0, nodes)
                .forEach(i -> cluster.nodes.get(i).await(Duration.ofSeconds(120), () -> cluster.complete(i)));
        return cluster;
    }

    private boolean complete(int node) {
        return ask(node, "GET", "/_cluster/health", "").path("number_of_nodes").asInt(0) == ports.size();
    }

    /** Asks one node; nothing where it does not answer. */
    public JsonNode ask(int node, String method, String path, String body) {
        var request = HttpRequest.newBuilder(URI.create(host(node) + path))
                .timeout(Duration.ofSeconds(60))
                .header("Content-Type", "application/json")
                .method(method, BodyPublishers.ofString(body))
                .build();
        try {
            return Json.tree(client.send(request, BodyHandlers.ofString()).body());
        } catch (IOException e) {
            return Json.object();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Waits until every shard has its copy on another node. */
    public void awaitCopies() {
        var health = ask(0, "GET", "/_cluster/health?wait_for_status=green&timeout=50s", "");
        if (!health.path("status").asString("").equals("green")) {
            throw new IllegalStateException("the cluster has no copies: " + health);
        }
    }

    public String host(int node) {
        return "http://127.0.0.1:" + ports.get(node);
    }

    /** All hosts, as the setting takes them. */
    public String hosts() {
        return IntStream.range(0, ports.size()).mapToObj(this::host).collect(Collectors.joining(","));
    }

    /** SIGKILL. */
    public void kill(int node) {
        nodes.get(node).close();
    }

    /** Its libraries, its plug-in's, and our program for one node, made ready once. */
    private static String classPath() {
        var jars = new ArrayList<Path>();
        var made = Path.of("target", "servers", "opensearch").toAbsolutePath();
        try {
            Files.createDirectories(made);
            for (var file : ForeignServer.classPath("opensearch")) {
                if (file.toString().endsWith(".zip")) {
                    jars.addAll(unpacked(file, made.resolve("plugin")));
                } else {
                    jars.add(file);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String path = jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-nowarn", "-d", made.toString(), "-cp", path, PROGRAM.toString());
        if (failed != 0) {
            throw new IllegalStateException(PROGRAM + " does not compile");
        }
        return made + File.pathSeparator + path;
    }

    private static List<Path> unpacked(Path zip, Path into) throws IOException {
        Files.createDirectories(into);
        var jars = new ArrayList<Path>();
        try (var entries = new ZipInputStream(Files.newInputStream(zip))) {
            for (var entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                String name = Path.of(entry.getName()).getFileName().toString();
                if (name.endsWith(".jar")) {
                    jars.add(into.resolve(name));
                    Files.copy(entries, into.resolve(name), StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
        return jars;
    }

    @Override
    public void close() {
        nodes.forEach(ForeignServer::close);
        client.close();
    }
}
