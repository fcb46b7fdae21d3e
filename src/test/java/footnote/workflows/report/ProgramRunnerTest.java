package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.publication.chart.PlottedChart;
import footnote.research.prose.SentenceGate.Dropped;
import footnote.runtime.json.Json;
import footnote.runtime.model.Model;
import footnote.runtime.sandbox.NoSandbox;
import footnote.runtime.sandbox.SandboxChooser;
import footnote.runtime.sandbox.SandboxTask;
import footnote.testing.SampledRows;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.exhibits.program.ProgramRunner;
import footnote.workflows.report.text.PlotProgram.Placed;
import footnote.workflows.report.text.PlotProgram.Question;
import footnote.workflows.report.text.PlotProgram.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Programs that plot facts of the sample market in the real sandbox: what is bound, and what is refused with which reason. */
class ProgramRunnerTest {
    private static final ReportFacts BOOK = Drafts.kept("QVLN").book();
    private static final String ROWS = """
            sales = [fact for fact in facts.values() if fact["metric"] == "Revenue"]
            profit = [fact for fact in facts.values() if fact["metric"] == "Net income"]
            years = [fact["period"] for fact in sales]
            amounts = [fact["value"] / 1e6 for fact in sales]
            fig, ax = plt.subplots()
            """;

    private static SandboxChooser sandbox;

    @BeforeAll
    static void matplotlibIsInTheSandbox() {
        sandbox = SandboxChooser.here();
        var ready = sandbox.run(SandboxTask.plot("result = 1", Json.object()));
        assumeTrue(ready.ok(), () -> "skipped, for no sandbox here has matplotlib: " + ready.complaint());
    }

    @AfterAll
    static void closed() {
        sandbox.close();
    }

    /** A program over five years of revenue and net income. */
    private static Placed program(String title, String source) {
        var references = new ArrayList<Reference>();
        Stream.of("revenue", "net_income")
                .flatMap(metric -> BOOK.years(metric).stream())
                .map(LedgerEntry::id)
                .forEach(id -> references.add(new Reference("F" + (references.size() + 1), id)));
        return new Placed("financials", new Prose(title), Question.TREND, references, source);
    }

    /** A program that refers to no fact there is, so that it never runs; all else is checked before. */
    private static Placed withoutItsFact(String title) {
        return new Placed("financials", new Prose(title), Question.TREND, List.of(new Reference("F999", "F999")), ROWS);
    }

    private static ProgramRunner.Drawn drawn(String source) {
        return new ProgramRunner(() -> sandbox, Model.rules())
                .draw(program("Revenue and net income over the same years", source), BOOK);
    }

    private static String reason(ProgramRunner.Drawn drawn) {
        assertThat(drawn.plot()).isEmpty();
        return drawn.dropped().stream().map(Dropped::reason).findFirst().orElse("");
    }

    private static List<Double> values(PlottedChart.Layer layer) {
        return layer.points().stream().map(point -> point.up().value()).toList();
    }

    @Test
    void bindsEveryBarToTheFactOfItsYear() {
        var plot = drawn(ROWS + """
                ax.bar(years, amounts, label="Revenue")
                ax.bar(years, [fact["value"] / 1e6 for fact in profit], bottom=amounts, label="Net income")
                """).plot().orElseThrow();

        var panel = plot.panels().getFirst();
        var revenue = BOOK.years("revenue");
        assertThat(panel.categories())
                .isEqualTo(revenue.stream().map(ReportFacts::label).toList());
        assertThat(panel.layers()).extracting(PlottedChart.Layer::stacked).containsExactly(false, true);
        assertThat(panel.layers().getFirst().points())
                .extracting(point -> point.up().fact())
                .isEqualTo(revenue.stream().map(LedgerEntry::id).toList());
        assertThat(panel.layers()).extracting(PlottedChart.Layer::name).containsExactly("Revenue", "Net income");
    }

    @Test
    void filesFormulasThatTheProgramComputedItself() {
        var plot = drawn(ROWS + """
                growth = [100 * (b["value"] / a["value"] - 1) for a, b in zip(sales, sales[1:])]
                ax.plot(years[1:], growth, label="Revenue growth")
                ax.axhline(0)
                """).plot().orElseThrow();

        assertThat(plot.unit()).isEqualTo("%");
        assertThat(plot.derived())
                .hasSize(4)
                .allSatisfy(entry -> assertThat(entry.fact().metric().name()).isEqualTo("revenue_growth"));
    }

    @Test
    void namesThePointsOfAPlaneByTheWordsBesideThem() {
        var plot = drawn(ROWS + """
                ax.scatter(amounts, [fact["value"] / 1e6 for fact in profit], label="Net income")
                ax.set_xlabel("Revenue")
                """).plot().orElseThrow();

        var panel = plot.panels().getFirst();
        assertThat(panel.across()).isPresent();
        assertThat(panel.layers().getFirst().points())
                .extracting(PlottedChart.Point::name)
                .contains("FY25");
        assertThat(values(panel.layers().getFirst())).hasSize(5);
    }

    @ParameterizedTest
    @SampledRows(every = 4, delimiter = '|', textBlock = """
            ax.bar(years, [1463.0] * 5)                                   | did not change when the facts did
            ax.bar(years[:4], amounts[1:])                                | not of FY21
            ax.bar(years, amounts, label="Net income")                    | stands under
            ax.bar([year.replace("2", "1") for year in years], amounts)   | the period of no fact
            ax.bar(years, [amount * 1.2 for amount in amounts])           | is none of the facts
            ax.bar(years, amounts); ax.text(0, 0, "up 98.7654%")          | not the value they stand at
            ax.bar(years, amounts); ax.set_title("Revenue rose 98.7654%") | 98.7654
            ax.bar(years, amounts); fig.suptitle("See http://evil.example") | links and markup
            ax.bar(years, amounts); ax.set_yticks([500], ["9,000"])       | stands at 500
            ax.bar(years, amounts, bottom=400)                            | neither on zero
            ax.fill_between(range(5), amounts)                            | cannot be checked
            ax.bar(years, amounts, label="{fact:F1}")                     | hold no references
            plt.subplots()                                                | 2 figures
            pass                                                          | drew nothing
            open("/etc/passwd").read()                                    | the program failed
            print("x" * 50000000); ax.plot(range(200000))                 | larger than 1 MB
            ax.bar(years, amounts); [bar.set_height(9) for bar in ax.patches] | did not change
            """)
    void refusesWithAReason(String source, String why) {
        assertThat(reason(drawn(ROWS + source))).contains(why);
    }

    @Test
    void printsWhatWasListedEvenWhereAProgramChangesMatplotlib() {
        var drawn = drawn(ROWS + """
                from matplotlib.lines import Line2D
                ax.plot(years, [9999.0] * 5, label="Revenue")
                Line2D.get_ydata = lambda self, orig=True: np.array(amounts)
                """);

        var layer = drawn.plot().orElseThrow().panels().getFirst().layers().getFirst();
        assertThat(values(layer)).allSatisfy(value -> assertThat(value).isLessThan(9_000));
    }

    @Test
    void refusesATitleThatTheFactsDoNotBearOut() {
        var runner = new ProgramRunner(() -> sandbox, Model.rules());

        assertThat(reason(runner.draw(withoutItsFact("Revenue grew 98.7654% a year"), BOOK)))
                .contains("98.7654");
        assertThat(reason(runner.draw(withoutItsFact("Everyone should buy the shares now"), BOOK)))
                .contains("no advice");
    }

    @Test
    void saysWhatIsMissing() {
        var runner = new ProgramRunner(() -> new NoSandbox("install bubblewrap"), Model.rules());

        assertThat(reason(runner.draw(program("Revenue over the years", ROWS), BOOK)))
                .isEqualTo("no sandbox is available: install bubblewrap");
    }

    @Test
    void refusesAnUnknownFactBeforeAnythingRuns() {
        var unknown = withoutItsFact("Revenue over the years");

        assertThat(reason(new ProgramRunner(() -> sandbox, Model.rules()).draw(unknown, BOOK)))
                .contains("there is no fact F999");
    }
}
