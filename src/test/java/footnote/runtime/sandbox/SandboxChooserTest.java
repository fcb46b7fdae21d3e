package footnote.runtime.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import footnote.quant.indicators.Averages;
import footnote.quant.indicators.Momentum;
import footnote.quant.indicators.Volatility;
import footnote.runtime.json.Json;
import footnote.runtime.sandbox.SandboxResult.SandboxStatus;
import footnote.runtime.sandbox.Syscalls.Machine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class SandboxChooserTest {
    private static SandboxChooser sandboxes;

    @BeforeAll
    static void open() {
        sandboxes = SandboxChooser.here();
        assumeTrue(sandboxes.tier().available(), () -> sandboxes.tier().said());
    }

    @AfterAll
    static void close() {
        sandboxes.close();
    }

    @Test
    void givesBackWhatTheCodeSetAsResult() {
        var result = run("""
                print("hello")
                result = {"mean": np.mean(data["values"]), "gap": float("nan"), "series": pd.Series([1, 2]), "word": "a"}
                """, Json.tree("{\"values\": [1, 2, 6]}"));

        assertThat(result.status()).isEqualTo(SandboxStatus.OK);
        assertThat(result.exitCode()).isZero();
        assertThat(result.stdout()).isEqualTo("hello\n");
        assertThat(result.result().orElseThrow())
                .isEqualTo(Json.tree("{\"mean\": 3.0, \"gap\": null, \"series\": [1, 2], \"word\": \"a\"}"));
        assertThat(result.tier()).isEqualTo(sandboxes.tier().name());
    }

    @Test
    void takesTheInputForDataWhateverItSays() {
        var input = Json.object().put("name", "\"\"\"); import os; os._exit(9) #\n\u0000'");

        var result = run("result = data['name']", input);

        assertThat(result.result().orElseThrow().asString())
                .isEqualTo(input.path("name").asString());
    }

    @Test
    void keepsNothingFromOneCallToTheNext() {
        run(
                "import builtins, os; builtins.left = 1\ntry:\n    open('/tmp/left', 'w').write('x')\nexcept OSError:\n    pass",
                Json.object());

        var result = run(
                "import builtins, os\nresult = [hasattr(builtins, 'left'), os.path.exists('/tmp/left')]",
                Json.object());

        assertThat(result.result().orElseThrow()).isEqualTo(Json.tree("[false, false]"));
    }

    @Test
    void takesNoTierWhosePythonHasNoPandas() {
        var landlock = new Landlock();
        var withoutLibraries = new SandboxTier() {
            @Override
            public String name() {
                return landlock.name();
            }

            @Override
            public Optional<String> missing() {
                return landlock.missing();
            }

            @Override
            public List<String> command(String worker, Outfit outfit) {
                var command = new ArrayList<>(landlock.command(worker, outfit));
                command.add(command.indexOf(HostPrograms.PYTHON) + 1, "-S");
                return command;
            }
        };
        assumeTrue(SandboxChooser.trouble(landlock).isEmpty(), "Landlock does not work here");

        assertThat(SandboxChooser.trouble(withoutLibraries)).hasValue("failed, python3 has no numpy");
    }

    @Test
    void cutsLongOutputAndSaysSo() {
        var result = run("print('x' * 1000000)\nresult = 1", Json.object());

        assertThat(result.status()).isEqualTo(SandboxStatus.OK);
        assertThat(result.stdout()).hasSize(20_000);
        assertThat(result.stdoutCut()).isTrue();
        assertThat(result.result().orElseThrow().asInt()).isOne();
    }

    @Test
    void doesNotCutOutputThatFits() {
        var result = run("print('x' * 19999)\nresult = 1", Json.object());

        assertThat(result.stdout()).hasSize(20_000);
        assertThat(result.stdoutCut()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "'import sys; sys.exit(0)', OK, 0",
        "'import sys; sys.exit(5)', FAILED, 5",
        "'import os; os._exit(0)', OK, 0",
        "'1 / 0', FAILED, 1",
    })
    void tellsTheStatusFromTheExitCode(String code, SandboxStatus status, int exit) {
        var result = run(code, Json.object());

        assertThat(result.status()).isEqualTo(status);
        assertThat(result.exitCode()).isEqualTo(exit);
    }

    @Test
    void endsASleeperOnTimeWhileOthersAreBusy() throws InterruptedException {
        var busy = IntStream.range(0, 4)
                .mapToObj(_ -> Thread.ofVirtual().start(() -> {
                    while (!Thread.currentThread().isInterrupted()) {
                        Thread.onSpinWait();
                    }
                }))
                .toList();

        var result = sandboxes.run(new SandboxTask(
                SandboxTask.Kind.SCRIPT,
                "import time; time.sleep(60)",
                Json.object(),
                new SandboxLimits(Duration.ofSeconds(2), 128)));
        busy.forEach(Thread::interrupt);

        assertThat(result.status()).isEqualTo(SandboxStatus.TIMEOUT);
        assertThat(result.wallMillis()).isBetween(1900L, 10_000L);
    }

    @Test
    void computesIndicatorsAsQuantDoes() {
        double[] closes = closes();

        var result = sandboxes.run(SandboxTask.indicator("""
                bands = ta.bollinger(close)
                macd = ta.macd(close)
                result = {"rsi": ta.rsi(close).iloc[-1], "sma": ta.sma(close, 20).iloc[-1],
                          "ema": ta.ema(close, 20).iloc[-1], "upper": bands["upper"].iloc[-1],
                          "macd": macd["line"].iloc[-1], "histogram": macd["histogram"].iloc[-1]}
                """, bars(closes)));

        var figures = result.result().orElseThrow();
        var error = within(1e-9);
        assertThat(figures.path("rsi").asDouble()).isCloseTo(last(Momentum.rsi(closes, 14)), error);
        assertThat(figures.path("sma").asDouble()).isCloseTo(last(Averages.sma(closes, 20)), error);
        assertThat(figures.path("ema").asDouble()).isCloseTo(last(Averages.ema(closes, 20)), error);
        assertThat(figures.path("upper").asDouble())
                .isCloseTo(last(Volatility.bollinger(closes).upper()), error);
        assertThat(figures.path("macd").asDouble())
                .isCloseTo(last(Momentum.macd(closes).line()), error);
        assertThat(figures.path("histogram").asDouble())
                .isCloseTo(last(Momentum.macd(closes).histogram()), error);
    }

    @Test
    void refusesAnUnknownColumnByName() {
        var bars = bars(closes());
        bars.putArray("exchange");

        var result = sandboxes.run(SandboxTask.indicator("result = 1", bars));

        assertThat(result.status()).isEqualTo(SandboxStatus.REFUSED);
        assertThat(result.stderr()).contains("'exchange' is not a column");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{} | 'close' is missing",
                "{\"close\": [1, 2], \"open\": [1]} | 'open' is a list as long as 'close'",
                "{\"close\": [1, \"x\"]} | 'close[1]'",
                "[1] | bars are an object",
            })
    void refusesBarsThatDoNotFit(String bars, String why) {
        var result = sandboxes.run(SandboxTask.indicator("result = 1", Json.tree(bars)));

        assertThat(result.status()).isEqualTo(SandboxStatus.REFUSED);
        assertThat(result.stderr()).contains(why);
    }

    @Test
    void doesNotTrustAWallThatHoldsNothing() {
        assertThat(SandboxChooser.trouble(new OpenWall()).orElseThrow()).contains("the sandbox leaks");
    }

    @Test
    void doesNotTrustAWallThatDoesNotStart() {
        assertThat(SandboxChooser.trouble(new BrokenWall()).orElseThrow()).contains("did not start");
    }

    @Test
    void namesEveryFlagOfAContainer() {
        assertThat(String.join(" ", Container.flags("cell-1")))
                .isEqualTo("--rm -i --name cell-1 --pull=never --network none --read-only"
                        + " --tmpfs /tmp:rw,noexec,nosuid,nodev,size=16m --memory 256m --memory-swap 256m --cpus 0.5"
                        + " --pids-limit 32 --ulimit nofile=64 --ulimit core=0 --cap-drop ALL"
                        + " --security-opt no-new-privileges --user 65534:65534 --ipc none --log-driver none");
    }

    @ParameterizedTest
    @EnumSource(Machine.class)
    void assemblesFiltersForEveryMachine(Machine machine) {
        for (var filter : List.of(Seccomp.atLaunch(machine), Seccomp.beforeCode(machine))) {
            assertThat(filter.length % 8).isZero();
            assertThat(filter.length / 8).isBetween(50, 4096);
            assertThat(filter[0]).isEqualTo((byte) 0x20);
        }
    }

    private static SandboxResult run(String code, JsonNode input) {
        return sandboxes.run(SandboxTask.script(code, input));
    }

    private static double[] closes() {
        return IntStream.range(0, 120)
                .mapToDouble(i -> 100 + 10 * Math.sin(i / 7.0) + i * 0.1 + (i % 5) * 0.3)
                .toArray();
    }

    private static ObjectNode bars(double[] closes) {
        var bars = Json.object();
        for (var name : List.of("open", "high", "low", "close", "volume")) {
            var column = bars.putArray(name);
            for (double close : closes) {
                column.add(close);
            }
        }
        return bars;
    }

    private static double last(double[] values) {
        return values[values.length - 1];
    }

    /** Starts the worker with nothing around it. */
    private static final class OpenWall implements SandboxTier {
        @Override
        public String name() {
            return "open";
        }

        @Override
        public Optional<String> missing() {
            return Optional.empty();
        }

        @Override
        public List<String> command(String worker, Outfit outfit) {
            return HostPrograms.worker(name(), outfit, worker);
        }
    }

    /** Cannot be started at all. */
    private static final class BrokenWall implements SandboxTier {
        @Override
        public String name() {
            return "broken";
        }

        @Override
        public Optional<String> missing() {
            return Optional.empty();
        }

        @Override
        public List<String> command(String worker, Outfit outfit) {
            return List.of("/usr/bin/false");
        }
    }
}
