package footnote.sources.futunn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import footnote.sources.SourceException.Forbidden;
import footnote.sources.SourceException.Unreachable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeadlessBrowserTest {
    private static final Set<String> LOOPBACK = Set.of("127.0.0.1");

    private final List<String> asked = new CopyOnWriteArrayList<>();
    private HttpServer server;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        int port = server.getAddress().getPort();
        server.createContext("/", exchange -> {
            asked.add(exchange.getRequestHeaders().getFirst("Host") + exchange.getRequestURI());
            byte[] page = page(port).getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.sendResponseHeaders(200, page.length);
            exchange.getResponseBody().write(page);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    /** Builds its table by script, and tries to tell another host of it. */
    private static String page(int port) {
        return """
                <html><body><div id="app"></div><script>
                fetch("http://localhost:PORT/elsewhere", {mode: "no-cors"}).catch(() => {});
                setTimeout(() => { document.getElementById("app").innerHTML =
                  "<table><tr><th>Symbol</th><th>Price</th><th>% Chg</th></tr>" +
                  ["ACME", "ZED"].map((name, i) => `<tr><td>${name}</td><td>${5 + i}</td><td>+${10 * (i + 1)}%</td></tr>`)
                    .join("") + "</table>"; }, 200);
                </script></body></html>""".replace("PORT", String.valueOf(port));
    }

    @Test
    void readsATableThatAPagesScriptBuilds() {
        byte[] html = installed().render("futunn", address("/gainers"), LOOPBACK);

        var table = HtmlTable.find(new String(html, StandardCharsets.UTF_8), List.of("symbol", "price", "chg"));
        assertThat(table.orElseThrow().rows())
                .extracting(row -> row.get("symbol") + " " + row.get("% chg"))
                .containsExactly("ACME +10%", "ZED +20%");
    }

    @Test
    void reachesNoHostButTheVendors() {
        installed().render("futunn", address("/gainers"), LOOPBACK);

        assertThat(asked).isNotEmpty().allSatisfy(host -> assertThat(host).startsWith("127.0.0.1:"));
        assertThatThrownBy(() -> installed().render("futunn", URI.create("http://other.example/"), LOOPBACK))
                .isInstanceOf(Forbidden.class);
    }

    @Test
    void leavesNoProfileBehind() {
        long before = profiles();

        installed().render("futunn", address("/gainers"), LOOPBACK);

        assertThat(profiles()).isEqualTo(before);
    }

    @Test
    void endsABrowserThatHangs(@TempDir Path folder) throws IOException {
        var pid = folder.resolve("pid");
        var hanging =
                Files.writeString(folder.resolve("chromium"), "#!/bin/sh\necho $$ > " + pid + "\nexec sleep 600\n");
        Files.setPosixFilePermissions(hanging, PosixFilePermissions.fromString("rwx------"));
        var browser = new HeadlessBrowser(hanging, Duration.ofMillis(700));

        assertThatThrownBy(() -> browser.render("futunn", address("/"), LOOPBACK))
                .isInstanceOf(Unreachable.class)
                .hasMessageContaining("browser");

        assertThat(ProcessHandle.of(Long.parseLong(Files.readString(pid).strip()))
                        .filter(ProcessHandle::isAlive))
                .isEmpty();
    }

    @Test
    void findsNoneWhereNoneIs(@TempDir Path folder) {
        assertThat(HeadlessBrowser.on(folder.toString())).isEqualTo(Optional.empty());
    }

    private URI address(String path) {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path);
    }

    private static HeadlessBrowser installed() {
        var found = HeadlessBrowser.on(System.getenv("PATH"));
        assumeTrue(found.isPresent(), "no Chromium is installed");
        return found.orElseThrow();
    }

    private static long profiles() {
        try (var files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(each -> each.getFileName().toString().startsWith("footnote-browser"))
                    .count();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
