package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import footnote.config.Lazy;
import footnote.runtime.json.Json;
import footnote.runtime.sandbox.SandboxChooser;
import footnote.runtime.sandbox.SandboxTask;
import footnote.testing.Conversation;
import footnote.testing.ModelServer.Answer;
import footnote.testing.PromptFacts;
import footnote.testing.RoleAnswers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Whole reports whose model plots facts by programs: good, careless and hostile ones, through the wire and the sandbox. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ProgramConversationTest {
    private static final String GOOD = """
            rows = {}
            for fact in facts.values():
                rows.setdefault(fact["metric"], []).append(fact)
            sales, margin = rows.values()
            years = [fact["period"] for fact in sales]
            fig, ax = plt.subplots()
            drawn = ax.bar(years, [fact["value"] / 1e6 for fact in sales], label=sales[0]["metric"])
            ax.bar_label(drawn, fmt="%.0f")
            ax.twinx().plot(years, [fact["value"] for fact in margin], label=margin[0]["metric"], marker="o")
            plt.savefig("chart.png")
            """;
    private static final String TITLE = "Two measures over the same years";

    @TempDir
    private static Path folder;

    private final Lazy<Map<String, String>> plain = new Lazy<>(ProgramConversationTest::plain);

    /** Two programs of one report, each with words of the reason it is dropped for. */
    enum Mischief {
        CARELESS("ax = plt.subplots()[1\n", "was never closed", GOOD, "there is no fact F999"),
        PRYING(
                "import socket\nsocket.create_connection(('127.0.0.1', 80), 1)",
                "the program failed",
                "while True:\n    pass",
                "ran longer than it may"),
        PRETENDING(
                GOOD.replace("label=sales[0][\"metric\"]", "label='<script>alert()</script>'"),
                "links and markup",
                "plt.bar([fact['period'] for fact in facts.values()][:1], [1234.5])",
                "did not change when the facts did");

        private final List<String> programs;
        private final List<String> reasons;

        Mischief(String first, String why, String second, String whyNot) {
            this.programs = List.of(first, second);
            this.reasons = List.of(why, whyNot);
        }
    }

    /** What a report leaves behind: its files but the run's own record, that record, and how often the model was asked. */
    private record Printed(Map<String, String> files, JsonNode record, int calls) {
        List<String> dropped() {
            var all = new ArrayList<String>();
            record.path("steps")
                    .forEach(step -> step.path("result").path("dropped").forEach(each -> {
                        if (each.path("sentence").asString("").startsWith("program: ")) {
                            all.add(each.path("reason").asString(""));
                        }
                    }));
            return all;
        }
    }

    @BeforeAll
    void matplotlibIsInTheSandbox() throws IOException {
        try (var sandbox = SandboxChooser.here()) {
            var ready = sandbox.run(SandboxTask.plot("result = 1", Json.object()));
            assumeTrue(ready.ok(), () -> "skipped, for no sandbox here has matplotlib: " + ready.complaint());
        }
    }

    /** The files of the same report without a program. */
    private static Map<String, String> plain() {
        try {
            return report("plain", RoleAnswers.strong()).files();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Printed report(String name, Function<Conversation.Turn, Answer> model) throws IOException {
        try (var conversation = new Conversation(model)) {
            var place = Files.createDirectories(folder.resolve(name));
            var home = new CliHome(place);
            home.environment.putAll(conversation.environment());
            home.environment.put("FOOTNOTE_REPORT_PDF", "false");

            assertThat(home.run("report", "QVLN", "--yes", "--sample", "--out", "out"))
                    .as(home::err)
                    .isZero();
            assertThat(home.out())
                    .containsPattern(
                            "HOLD · fair value \\$\\d+\\.\\d\\d \\[1] vs. price \\$190.41 \\[2] · expected return")
                    .contains("[1] QVLN, Model value per share", "horizon 12");

            var files = new TreeMap<String, String>();
            var record = Json.object();
            try (var written = Files.walk(place.resolve("out"))) {
                for (var file : written.filter(Files::isRegularFile).toList()) {
                    String own = file.getFileName().toString();
                    if (own.equals("run.json")) {
                        record.set("steps", Json.tree(Files.readString(file)).path("steps"));
                    } else {
                        files.put(own, SandboxTask.hash(Files.readString(file, StandardCharsets.ISO_8859_1)));
                    }
                }
            }
            return new Printed(files, record, conversation.turns().size());
        }
    }

    /** Strong answers, with a program in two chapters. */
    private static Function<Conversation.Turn, Answer> with(List<String> programs, List<List<String>> more) {
        var strong = RoleAnswers.strong();
        return turn -> {
            var answer = strong.apply(turn);
            int chapter = turn.question().contains("to write: Financial analysis")
                    ? 0
                    : turn.question().contains("to write: Growth drivers") ? 1 : -1;
            if (!turn.agent().equals("ChapterWriter") || chapter < 0 || chapter >= programs.size()) {
                return answer;
            }
            var facts = chapter == 0
                    ? twoMetrics(turn).map(PromptFacts.Line::id)
                    : new PromptFacts(turn.question())
                            .lines().stream().map(PromptFacts.Line::id).limit(2);
            var node = strong.json(turn);
            node.putObject("program")
                    .put("title", TITLE)
                    .put("question", "trend")
                    .put("source", programs.get(chapter))
                    .set(
                            "facts",
                            Json.node(Stream.concat(facts, more.get(chapter).stream())
                                    .toList()));
            return Answer.says(node.toString(), turn.tokens(), 300);
        };
    }

    /** An amount and another metric over the same fiscal years, three or more. */
    private static Stream<PromptFacts.Line> twoMetrics(Conversation.Turn turn) {
        var years = new TreeMap<String, List<PromptFacts.Line>>();
        new PromptFacts(turn.question())
                .lines().stream()
                        .filter(line -> line.period().matches("FY\\d{2}"))
                        .sorted((one, other) -> one.period().compareTo(other.period()))
                        .forEach(line -> years.computeIfAbsent(line.metric(), _ -> new ArrayList<>())
                                .add(line));
        years.values()
                .removeIf(each -> each.size() < 3
                        || each.stream()
                                        .map(PromptFacts.Line::period)
                                        .distinct()
                                        .count()
                                < each.size());
        return years.values().stream()
                .filter(one -> one.getFirst().value().startsWith("$"))
                .flatMap(one -> years.values().stream()
                        .filter(other -> other.getFirst().value().endsWith("%")
                                && periods(one).equals(periods(other)))
                        .map(other -> Stream.concat(one.stream(), other.stream())))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> periods(List<PromptFacts.Line> lines) {
        return lines.stream().map(PromptFacts.Line::period).toList();
    }

    @Tag("nightly") // by day the program that is sent back once
    @Test
    void printsWhatAStrongModelsProgramPlots() throws IOException {
        var printed = report("strong", with(List.of(GOOD), List.of(List.of())));

        assertThat(printed.dropped()).isEmpty();
        assertThat(printed.calls()).isLessThanOrEqualTo(13);
        hasTheChart("strong");
    }

    /** The report shows what the program plots, and its files hold together. */
    private static void hasTheChart(String name) throws IOException {
        var page = file(name, "equity_report.html");
        var home = new CliHome(folder.resolve(name));

        int checked = home.run("check", page.getParent().toString());

        assertThat(checked).as(() -> home.out() + home.err()).isZero();
        assertThat(Files.readString(page)).contains(TITLE, "Over time: ");
        assertThat(Files.readString(file(name, "charts.json"))).contains(TITLE, "bars_and_line");
    }

    /** By day ProgramRunnerTest refuses the same programs. */
    @Tag("nightly")
    @ParameterizedTest
    @EnumSource
    void leavesTheReportAsItIsWithoutAProgramThatFails(Mischief mischief) throws IOException {
        var more = List.of(List.<String>of(), mischief == Mischief.CARELESS ? List.of("F999") : List.<String>of());

        var printed = report(mischief.name(), with(mischief.programs, more));

        assertThat(printed.dropped()).hasSize(2);
        mischief.reasons.forEach(reason -> assertThat(printed.dropped()).anyMatch(each -> each.contains(reason)));
        assertThat(printed.files()).isEqualTo(plain.get());
    }

    @Test
    void sendsARefusedProgramBackOnceWithAllObjections() throws IOException {
        var asked = new ArrayList<String>();
        String wrong = GOOD.replace("label=sales[0][\"metric\"]", "label='<b>Sales</b>'")
                .replace("[fact[\"value\"] for fact in margin]", "[11.1 for fact in margin]");
        var programs = with(List.of(wrong), List.of(List.of("F998")));

        var printed = report("repaired", turn -> repairs(turn, asked, GOOD).orElseGet(() -> programs.apply(turn)));

        assertThat(asked).hasSize(1);
        assertThat(asked.getFirst()).contains("there is no fact F998", "| FY25 |", "11.1 for fact in margin");
        assertThat(printed.dropped()).isEmpty();
        assertThat(printed.calls()).isLessThanOrEqualTo(14);
        hasTheChart("repaired");
    }

    @Tag("nightly")
    @Test
    void namesEveryObjectionAndLeavesTheChartOutWhenTheRepairFails() throws IOException {
        var asked = new ArrayList<String>();
        String wrong = GOOD.replace("label=sales[0][\"metric\"]", "label='<b>Sales</b>'")
                .replace("[fact[\"value\"] for fact in margin]", "[11.1 for fact in margin]");
        var programs = with(List.of(wrong), List.of(List.of()));

        var printed =
                report("unrepaired", turn -> repairs(turn, asked, "plt.bar(").orElseGet(() -> programs.apply(turn)));

        assertThat(asked).hasSize(1);
        assertThat(asked.getFirst()).contains("links and markup", "did not change when the facts did");
        assertThat(printed.dropped()).singleElement().asString().contains("links and markup", "after a repair: ");
        assertThat(printed.files()).isEqualTo(plain.get());
    }

    private static Optional<Answer> repairs(Conversation.Turn turn, List<String> asked, String source) {
        if (!turn.agent().equals("PlotRepairer")) {
            return Optional.empty();
        }
        asked.add(turn.question());
        return Optional.of(Answer.says(
                Json.object().put("title", TITLE).put("source", source).toString(), turn.tokens(), 300));
    }

    private static Path file(String report, String name) throws IOException {
        try (var written = Files.walk(folder.resolve(report).resolve("out"))) {
            return written.filter(file -> file.endsWith(name)).findFirst().orElseThrow();
        }
    }
}
