package footnote.sources.futunn;

import footnote.sources.SourceException.Forbidden;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.Unreachable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * A headless browser that lets one page run its script: with a profile of its own that is deleted after, to the vendor's
 * hosts alone, for a limited time, and always ended.
 */
public final class HeadlessBrowser {
    private static final List<String> PROGRAMS =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
    private static final Duration SCRIPT_TIME = Duration.ofSeconds(8);
    private static final int LARGEST = 16 << 20;

    private final Path program;
    private final Duration limit;

    HeadlessBrowser(Path program, Duration limit) {
        this.program = program;
        this.limit = limit;
    }

    /** The one on a search path such as that of the shell. */
    public static Optional<HeadlessBrowser> on(String searchPath) {
        return PROGRAMS.stream()
                .flatMap(name -> Stream.of(searchPath.split(File.pathSeparator, -1))
                        .filter(folder -> !folder.isBlank())
                        .map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst()
                .map(found -> new HeadlessBrowser(found, Duration.ofSeconds(30)));
    }

    /** The page as its script left it; names of other hosts lead nowhere. */
    byte[] render(String vendor, URI page, Set<String> hosts) {
        if (page.getHost() == null || !hosts.contains(page.getHost())) {
            throw new Forbidden(vendor, page, "it is not one of " + hosts);
        }
        try {
            Path profile = Files.createTempDirectory("footnote-browser");
            try {
                return run(vendor, page, command(page, hosts, profile), profile);
            } finally {
                delete(profile);
            }
        } catch (IOException failed) {
            throw new Unreachable(vendor, page.toString(), "the browser failed, " + failed.getMessage(), failed);
        }
    }

    private List<String> command(URI page, Set<String> hosts, Path profile) {
        String allowed = String.join(
                "", hosts.stream().sorted().map(host -> ", EXCLUDE " + host).toList());
        var command = new ArrayList<>(List.of(
                program.toString(),
                "--headless=new",
                "--disable-gpu",
                "--no-first-run",
                "--disable-extensions",
                "--disable-sync",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-default-apps",
                "--no-proxy-server",
                "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
                "--user-data-dir=" + profile,
                "--host-resolver-rules=MAP * ~NOTFOUND" + allowed,
                "--virtual-time-budget=" + SCRIPT_TIME.toMillis()));
        if (System.getProperty("user.name", "").equals("root")) {
            command.add("--no-sandbox"); // its sandbox does not work for root
        }
        command.addAll(List.of("--dump-dom", page.toString()));
        return command;
    }

    private byte[] run(String vendor, URI page, List<String> command, Path profile) throws IOException {
        var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        String path = builder.environment().getOrDefault("PATH", "");
        builder.environment().clear();
        builder.environment().put("PATH", path);
        builder.environment().put("HOME", profile.toString());
        builder.environment().put("TMPDIR", profile.toString());
        Process process = builder.start();
        try {
            process.getOutputStream().close();
            byte[] html = read(process.getInputStream());
            if (html.length > LARGEST) {
                throw new Forbidden(vendor, page, "the page is larger than " + (LARGEST >> 20) + " MiB");
            }
            if (html.length == 0) {
                throw new Malformed(vendor, page.toString(), "the browser showed nothing");
            }
            return html;
        } catch (TimeoutException late) {
            throw new Unreachable(
                    vendor, page.toString(), "the browser took more than " + limit.toSeconds() + " s", late);
        } finally {
            end(process);
        }
    }

    private byte[] read(InputStream out) throws IOException, TimeoutException {
        var reading = new FutureTask<>(() -> out.readNBytes(LARGEST + 1));
        Thread.ofVirtual().start(reading);
        try {
            return reading.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException broken) {
            throw new IOException("its output broke off", broken);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("it was interrupted", stopped);
        }
    }

    private static void end(Process process) {
        var children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
        process.onExit()
                .orTimeout(5, TimeUnit.SECONDS)
                .exceptionally(_ -> process)
                .join();
    }

    /** What a dying child still writes may stand in the way once; the system's own cleaning takes the rest. */
    private static void delete(Path folder) {
        boolean gone = deleted(folder);
        for (int tries = 0; tries < 3 && !gone; tries++) {
            gone = deleted(folder);
        }
    }

    private static boolean deleted(Path folder) {
        try (var files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(each -> each.toFile().delete());
            return !Files.exists(folder);
        } catch (IOException | UncheckedIOException _) {
            return false;
        }
    }
}
