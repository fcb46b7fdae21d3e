package footnote.testing;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A real S3-compatible server with one bucket, "desk", that checks every signature. */
public final class S3Server implements AutoCloseable {
    public static final String KEY = "local-identity";
    public static final String SECRET = "local-credential-of-the-test";

    private final ForeignServer server;
    private final Path objects;
    private final int port;

    private S3Server(ForeignServer server, Path objects, int port) {
        this.server = server;
        this.objects = objects;
        this.port = port;
    }

    public static S3Server start() {
        String classPath = ForeignServer.classPath("s3proxy").stream()
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        var folder = Scratch.folder("s3");
        int port = ForeignServer.freePort();
        try {
            var objects = Files.createDirectories(folder.resolve("objects"));
            Files.createDirectories(objects.resolve("desk"));
            var settings = folder.resolve("s3proxy.properties");
            Files.write(
                    settings,
                    List.of(
                            "s3proxy.authorization=aws-v4",
                            "s3proxy.identity=" + KEY,
                            "s3proxy.credential=" + SECRET,
                            "s3proxy.endpoint=http://127.0.0.1:" + port,
                            "jclouds.provider=filesystem-nio2",
                            "jclouds.identity=none",
                            "jclouds.credential=none",
                            "jclouds.filesystem.basedir=" + objects));
            var words = List.of(
                    "-Xmx128m",
                    "-Dlogback.configurationFile="
                            + Path.of("src/test/servers/s3proxy/logback.xml").toAbsolutePath(),
                    "-cp",
                    classPath,
                    "org.gaul.s3proxy.Main",
                    "--properties",
                    settings.toString());
            var server =
                    ForeignServer.start("s3proxy", folder, words).await(Duration.ofSeconds(60), () -> answers(port));
            return new S3Server(server, objects, port);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean answers(int port) {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/"))
                    .timeout(Duration.ofSeconds(5))
                    .build();
            return client.send(request, BodyHandlers.discarding()).statusCode() > 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public String endpoint() {
        return "http://127.0.0.1:" + port;
    }

    /** The settings that lead to it, by the names of their environment variables. */
    public Map<String, String> environment() {
        return Map.of(
                "FOOTNOTE_ARTIFACTS_STORE",
                "s3://desk/runs",
                "FOOTNOTE_ARTIFACTS_ENDPOINT",
                endpoint(),
                "FOOTNOTE_ARTIFACTS_KEY",
                KEY,
                "FOOTNOTE_ARTIFACTS_SECRET",
                SECRET);
    }

    /** What the server keeps under a key of the bucket. */
    public Path object(String key) {
        return objects.resolve("desk").resolve(key);
    }

    @Override
    public void close() {
        server.close();
    }
}
