package footnote.runtime.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import footnote.runtime.json.Json;
import footnote.runtime.sandbox.SandboxResult.SandboxStatus;
import footnote.testing.Sampled;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** None of these programs gets out of any tier there is, each gives its right status, and nothing survives the call. */
class HostileSuiteTest {
    private static final String PRELUDE = """
            import ctypes
            libc = ctypes.CDLL(None, use_errno=True)
            def call(name, *arguments):
                return libc.syscall(data["numbers"][name], *arguments)
            def call_number(number, *arguments):
                return libc.syscall(number, *arguments)
            """;
    /** Short for those that must run into it, long for the others, so that a busy machine does not end them first. */
    private static final SandboxLimits SHORT = new SandboxLimits(Duration.ofSeconds(1), 128);

    private static final SandboxLimits LONG = new SandboxLimits(Duration.ofSeconds(15), 128);
    private static final Pattern TITLE = Pattern.compile("(?m)^=== (.+): (\\w+)$");

    @TempDir
    static Path folder;

    private static ServerSocket listener;
    private static final Map<String, Optional<String>> TROUBLES = new LinkedHashMap<>();
    private static final Map<String, WarmSandboxes> CELLS = new LinkedHashMap<>();

    /** A program and how it must end. */
    private record Case(String name, SandboxStatus status, String code) {
        boolean warm() {
            return name.endsWith(", warm");
        }
    }

    @BeforeAll
    static void prepare() throws IOException {
        listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        listener.setSoTimeout(1);
        Files.writeString(folder.resolve("secret.txt"), "secret");
        Files.write(folder.resolve("launch.bpf"), Seccomp.atLaunch(Syscalls.Machine.here()));
        for (var wall : SandboxChooser.tiers(folder)) {
            TROUBLES.put(wall.name(), SandboxChooser.trouble(wall));
            CELLS.put(wall.name(), new WarmSandboxes(wall, 0));
        }
    }

    @AfterAll
    static void end() throws IOException {
        CELLS.values().forEach(WarmSandboxes::close);
        listener.close();
        System.out.println("FIGURE hostile suite: " + cases().size() + " programs on each of " + present()
                + "; absent: " + TROUBLES);
    }

    private static List<String> present() {
        return TROUBLES.entrySet().stream()
                .filter(each -> each.getValue().isEmpty())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** By day every program on the first tier, and each sixth on the others. */
    @Tag(Sampled.TAG)
    @TestFactory
    Stream<DynamicContainer> everyTierPresentHoldsEveryProgram() {
        var present = present();
        assumeTrue(!present.isEmpty(), () -> "no tier is present: " + TROUBLES);
        return present.stream()
                .map(tier -> DynamicContainer.dynamicContainer(
                        tier,
                        Sampled.every(tier.equals(present.getFirst()) ? 1 : 9, cases())
                                .map(each -> DynamicTest.dynamicTest(each.name(), () -> holds(tier, each)))));
    }

    private void holds(String tier, Case each) throws IOException {
        var limits = each.status() == SandboxStatus.TIMEOUT ? SHORT : LONG;
        var task = new SandboxTask(SandboxTask.Kind.SCRIPT, PRELUDE + each.code(), data(), limits);
        var sandboxes = CELLS.get(tier);
        long begun = System.nanoTime();

        var result = each.warm() ? sandboxes.run(task) : sandboxes.bare(task);

        assertThat(result.status()).as(() -> each.name() + ": " + result).isEqualTo(each.status());
        assertThat(result.tier()).isEqualTo(tier);
        assertThat(result.result()).isEmpty();
        assertThat(result.stdout().getBytes(StandardCharsets.UTF_8).length).isLessThanOrEqualTo(20_000);
        assertThat(result.stderr().getBytes(StandardCharsets.UTF_8).length).isLessThanOrEqualTo(4_100);
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(60));
        assertThat(nobodyCalled()).isTrue();
        assertThat(survivors()).isEmpty();
    }

    private static boolean nobodyCalled() throws IOException {
        try (var _ = listener.accept()) {
            return false;
        } catch (SocketTimeoutException e) {
            return true;
        }
    }

    /** Processes of ours that still carry a worker's source in their command line. */
    private static List<String> survivors() {
        var alive = new ArrayList<String>();
        for (int tries = 0; tries < 40; tries++) {
            alive.clear();
            ProcessHandle.current()
                    .descendants()
                    .map(each -> each.info().commandLine().orElse(""))
                    .filter(line -> line.contains("footnote-cell"))
                    .forEach(alive::add);
            if (alive.isEmpty()) {
                break;
            }
            LockSupport.parkNanos(Duration.ofMillis(5).toNanos());
        }
        return alive;
    }

    private static JsonNode data() {
        var calls = Syscalls.of(Syscalls.Machine.here());
        var data = Json.object()
                .put("port", listener.getLocalPort())
                .put("unix", folder.resolve("socket").toString())
                .put("file", folder.resolve("secret.txt").toString())
                .put("home", System.getProperty("user.home"))
                .put("parent", ProcessHandle.current().pid());
        var numbers = data.putObject("numbers");
        cases().stream()
                .flatMap(each -> Pattern.compile("call\\(\"(\\w+)\"")
                        .matcher(each.code())
                        .results())
                .forEach(
                        found -> calls.number(found.group(1)).ifPresent(number -> numbers.put(found.group(1), number)));
        return data;
    }

    private static List<Case> cases() {
        String all;
        try (var in = HostileSuiteTest.class.getResourceAsStream("hostile.txt")) {
            all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        var titles = TITLE.matcher(all).results().toList();
        var bodies = Arrays.asList(TITLE.split(all)).subList(1, titles.size() + 1);
        var cases = new ArrayList<Case>();
        for (int i = 0; i < titles.size(); i++) {
            cases.add(new Case(
                    titles.get(i).group(1),
                    SandboxStatus.valueOf(titles.get(i).group(2).toUpperCase(Locale.ROOT)),
                    bodies.get(i)));
        }
        cases.removeIf(each -> each.name().contains(", on ") && !each.name().endsWith(", on " + here()));
        return cases;
    }

    /** A program may be meant for one kind of processor alone. */
    private static String here() {
        return Syscalls.Machine.here().name().toLowerCase(Locale.ROOT);
    }
}
