package footnote.workflows.movers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import footnote.domain.LookBack;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.json.Json;
import footnote.runtime.model.Role;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.Status;
import footnote.runtime.sandbox.NoSandbox;
import footnote.runtime.sandbox.Sandbox;
import footnote.runtime.sandbox.SandboxCheck;
import footnote.runtime.sandbox.SandboxChooser;
import footnote.runtime.sandbox.SandboxResult;
import footnote.runtime.sandbox.SandboxTask;
import footnote.testing.GainerMarket;
import footnote.testing.ModelDesk;
import footnote.testing.ModelServer.Answer;
import footnote.workflows.movers.MoverGatherer.MoverScreen;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A model that works through the six tools, inside real runs and with a real cell. */
class MoverAgentTest {
    private static final View VIEW = new View(true, GainerMarket.TODAY);
    private static final String CODE = """
            bars = pd.DataFrame(data["history"])
            close = bars["adjusted_close"]
            result = {"total_return": close.iloc[-1] / close.iloc[0] - 1,
                      "annualised_volatility": close.pct_change().std() * math.sqrt(252),
                      "volume_spike_ratio": bars["volume"].iloc[-1] / bars["volume"].iloc[:-1].tail(20).mean(),
                      "intraday_range": bars["high"].iloc[-1] / bars["low"].iloc[-1] - 1,
                      "best_day": close.pct_change().max()}
            if "benchmark" in data:
                both = bars.merge(pd.DataFrame(data["benchmark"]["history"]), on="date", suffixes=("", "_b"))
                ends = both[["adjusted_close", "adjusted_close_b"]].iloc[[0, -1]]
                result["relative_performance"] = (ends.iloc[1] / ends.iloc[0]).diff().iloc[-1] * -1
            """;

    private static SandboxChooser sandboxes;

    @TempDir
    private Path folder;

    private ModelDesk desk;
    private final GainerMarket market = new GainerMarket();
    private List<String> program = List.of(CODE);
    private Runnable inTheCell = () -> {};

    @BeforeAll
    static void cell() {
        sandboxes = SandboxChooser.here();
        assumeTrue(sandboxes.tier().available(), () -> sandboxes.tier().said());
    }

    @AfterAll
    static void end() {
        sandboxes.close();
    }

    @BeforeEach
    void open() {
        desk = new ModelDesk(folder);
        desk.server.otherwise(asked -> MoverConversation.next(asked, program));
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void worksThroughTheSixToolsAndWritesTheMail() {
        var acted = acted();

        assertThat(acted.by()).isEqualTo("model test/a");
        assertThat(acted.screen().orElseThrow().top().symbol()).isEqualTo(GainerMarket.TOP);
        assertThat(acted.prices().orElseThrow().period()).isEqualTo(LookBack.THREE_MONTHS);
        assertThat(acted.news()).hasSize(1);
        assertThat(acted.draft().orElseThrow().paragraphs()).hasSize(1);
        assertThat(acted.draft().orElseThrow().paragraphs().getFirst().references())
                .hasSize(1);
    }

    @Test
    void makesFactsOfWhatTheCodeComputedAndNamesItsHash() {
        var figures = acted().figures().orElseThrow();

        var entry = figures.measures().find("total_return").orElseThrow();
        assertThat(entry.derivation().orElseThrow().code()).contains(SandboxTask.hash(CODE));
        assertThat(entry.derivation().orElseThrow().formula())
                .contains("generated code " + SandboxTask.hash(CODE).substring(0, 12));
        assertThat(figures.measures().find("best_day")).isPresent();
        assertThat(figures.program()).contains(CODE);
    }

    @Test
    void computesByOurOwnProgramWhatQuantDoes() {
        var scout = new MoverGatherer(market.room(), new MoverScreen.Floors(BigDecimal.ONE, BigDecimal.ONE));
        var history =
                scout.exactly(GainerMarket.TOP, LookBack.THREE_MONTHS, VIEW).history();
        var index = Optional.of(
                scout.exactly(GainerMarket.INDEX, LookBack.THREE_MONTHS, VIEW).history());

        var figures = new MoverAnalyst(sandboxes).analyse(history, index);

        assertThat(figures.by())
                .isEqualTo("the built-in program in a " + sandboxes.tier().name() + " sandbox");
        MoverMetrics.computed(history, index)
                .forEach((metric, value) -> assertThat(figures.measures().number(metric))
                        .isCloseTo(metric.endsWith("_ratio") ? value : value * 100, within(1e-6)));
    }

    @Test
    void computesByQuantWhereThereIsNoCellAndSaysSo() {
        var scout = new MoverGatherer(market.room(), new MoverScreen.Floors(BigDecimal.ONE, BigDecimal.ONE));
        var history =
                scout.exactly(GainerMarket.TOP, LookBack.THREE_MONTHS, VIEW).history();

        var figures = new MoverAnalyst(new NoSandbox("none here")).analyse(history, Optional.empty());

        assertThat(figures.by()).isEqualTo("quant, for no sandbox is available");
        assertThat(figures.measures().find("total_return")).isPresent();
        assertThat(figures.measures().find("relative_performance")).isEmpty();
    }

    @Test
    void givesAFailedProgramBackAndTakesTheMendedOne() {
        program = List.of("result = 1 / 0", "result = {'total_return': 5}", "import os\nos.fork()", CODE);

        var acted = acted();

        assertThat(results())
                .filteredOn(each -> each.contains("error"))
                .hasSize(3)
                .satisfiesExactly(
                        each -> assertThat(each).contains("ZeroDivisionError"),
                        each -> assertThat(each).contains("total_return"),
                        each -> assertThat(each).contains("PermissionError"));
        assertThat(acted.figures().orElseThrow().program()).contains(CODE);
    }

    @Test
    void refusesAFigureThatNoFactBacks() {
        desk.server.otherwise(asked -> MoverConversation.isMail(asked, 0)
                ? Answer.calls("send_email", "{\"subject\":\"Up\",\"paragraphs\":[\"It rose 12.5 percent.\"]}")
                : MoverConversation.next(asked, program));

        acted();

        assertThat(results()).anySatisfy(each -> assertThat(each).contains("12.5", "write {fact:ID} instead"));
    }

    @Test
    void refusesToolsOutOfOrder() {
        var first = new AtomicBoolean(true);
        desk.server.otherwise(asked -> first.getAndSet(false)
                ? Answer.calls(
                        "python_analyzer", "{\"code\":\"result = 1\"}", "send_email", MoverConversation.mail("x"))
                : Answer.says("{\"done\":\"no\"}"));

        var acted = acted();

        assertThat(results()).allSatisfy(each -> assertThat(each).contains("get_top_gainers comes first"));
        assertThat(acted.draft()).isEmpty();
    }

    @Test
    void refusesAnUnknownKeyByName() {
        var first = new AtomicBoolean(true);
        desk.server.otherwise(asked -> first.getAndSet(false)
                ? Answer.calls("python_analyzer", "{\"code\":\"result = 1\",\"exchange\":\"NMS\"}")
                : Answer.says("{\"done\":\"no\"}"));

        acted();

        assertThat(results())
                .containsExactly("{\"error\":\"python_analyzer: 'exchange' is not an argument; there are code\"}");
    }

    @Test
    void keepsToolResultsWhenTheModelIsSwitched() {
        var limited = new AtomicBoolean();
        desk.server.otherwise(asked -> MoverConversation.toolResults(asked).size() == 4 && !limited.getAndSet(true)
                ? Answer.json(429, "{}")
                : MoverConversation.next(asked, program));

        var acted = acted();

        assertThat(acted.by()).isEqualTo("model test/b");
        assertThat(market.asked).doesNotHaveDuplicates();
        assertThat(acted.draft()).isPresent();
    }

    @Test
    void leavesTheRestToTheRuleWhereTheModelFails() {
        desk.server.otherwise(asked -> MoverConversation.toolResults(asked).size() < 3
                ? MoverConversation.next(asked, program)
                : Answer.json(400, "{}"));

        var acted = acted();

        assertThat(acted.screen()).isPresent();
        assertThat(acted.prices()).isPresent();
        assertThat(acted.draft()).isEmpty();
    }

    @Test
    void knowsAfterACrashWhatItsToolsHadFetched() {
        var crashed = new AtomicBoolean();
        inTheCell = () -> {
            if (!crashed.getAndSet(true)) {
                throw new Fault(Fault.Kind.STATE, "crash");
            }
        };
        desk.workflow("crash", (_, run) -> run.step("act", String.class, RetryPolicy.DEFAULT.once(), act()));
        var id = desk.start("crash");
        assertThat(desk.work(id)).isEqualTo(Status.FAILED);
        int calls = desk.server.asked().size();
        int asked = market.asked.size();
        desk.restart();

        assertThat(desk.work(id)).isEqualTo(Status.DONE);

        assertThat(market.asked).hasSize(asked);
        assertThat(desk.server.asked().size()).isGreaterThan(calls);
        var acted = Json.read(
                Json.read(desk.engine().runs().find(id).orElseThrow().result().orElseThrow(), String.class),
                MoverDraft.class);
        assertThat(acted.prices()).isPresent();
        assertThat(acted.figures()).isPresent();
        assertThat(acted.draft()).isPresent();
    }

    private MoverDraft acted() {
        return Json.read(desk.run("act", act()), MoverDraft.class);
    }

    private Supplier<String> act() {
        var floors = new MoverScreen.Floors(new BigDecimal("5"), new BigDecimal("300000000"));
        var scout = new MoverGatherer(market.room(), floors);
        return () -> {
            var agent = new MoverAgent(desk.gateway().model(Role.ADVANCED), scout, new MoverAnalyst(watched()));
            return Json.write(agent.act("NASDAQ", LookBack.THREE_MONTHS, GainerMarket.NOW, VIEW));
        };
    }

    /** The cell, with something that happens after its work. */
    private Sandbox watched() {
        return new Sandbox() {
            @Override
            public SandboxResult run(SandboxTask task) {
                var result = sandboxes.run(task);
                inTheCell.run();
                return result;
            }

            @Override
            public SandboxCheck tier() {
                return sandboxes.tier();
            }
        };
    }

    private List<String> results() {
        return MoverConversation.toolResults(desk.server.asked().getLast());
    }
}
