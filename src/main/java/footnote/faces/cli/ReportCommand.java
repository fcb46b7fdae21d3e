package footnote.faces.cli;

import footnote.config.Setting;
import footnote.config.Settings;
import footnote.publication.chart.draw.Theme;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunId;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportOutcome;
import footnote.workflows.report.ReportRequest;
import footnote.workflows.report.exhibits.ChangeTable.Baseline;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes an equity research report once its plan is approved. */
@Command(
        name = "report",
        description =
                "Write an equity research report (web page, PDF, charts, workbook) after a plan you approve or refine.")
final class ReportCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(
            arity = "1..*",
            paramLabel = "QUESTION",
            description = "Such as \"Do a fundamental analysis of Alphabet\".")
    private List<String> words = List.of();

    @Option(names = "--yes", description = "Approve the plan as it is proposed.")
    private boolean yes;

    @Option(names = "--years", paramLabel = "N", description = "Fiscal years to cover, 1 to 10; default 5.")
    private Optional<Integer> years = Optional.empty();

    @Option(
            names = "--assume",
            paramLabel = "NAME=VALUE",
            description = "An assumption of yours, such as wacc=9%%; may be given several times.")
    private List<String> assume = List.of();

    @Option(names = "--session", paramLabel = "S", description = "Name of the conversation, for follow-ups.")
    private Optional<String> session = Optional.empty();

    @Option(
            names = "--since",
            paramLabel = "RUN",
            description = "An earlier report's run: adds what changed since then.")
    private Optional<String> since = Optional.empty();

    @Option(names = "--brief", description = "Print one page: a tear sheet.")
    private boolean brief;

    ReportCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var request = new ReportRequest(
                String.join(" ", words),
                session,
                years,
                assume,
                since.map(this::baseline),
                printing(context.settings()).briefly(brief));
        CostNotice.of(EquityReport.CALLS, context);
        var run = context.desk()
                .engine()
                .start(EquityReport.NAME, request.query(), request, context.options(yes), Context.session(session));
        return new RunDriver(context).begin(run);
    }

    /** How reports are printed here. */
    static ReportRequest.Printing printing(Settings settings) {
        return new ReportRequest.Printing(
                settings.count(Setting.CHARTS_MAX),
                settings.flag(Setting.CHARTS_BATCH),
                settings.flag(Setting.REPORT_PDF),
                settings.count(Setting.CHARTS_TRIES),
                Optional.of(Theme.valueOf(settings.text(Setting.CHARTS_THEME).toUpperCase(Locale.ROOT))));
    }

    /** What the earlier report said, taken out of its result. */
    private Baseline baseline(String run) {
        var row = context.desk()
                .engine()
                .runs()
                .find(new RunId(run))
                .filter(each -> each.workflow().equals(EquityReport.NAME))
                .orElseThrow(() -> Fault.input("no report goes by '" + run + "'; 'footnote runs' lists them"));
        var outcome = Json.read(
                row.result()
                        .orElseThrow(
                                () -> Fault.input("the report " + run + " is not finished; it is " + row.status())),
                ReportOutcome.class);
        var brief = outcome.brief()
                .orElseThrow(() -> Fault.input("the run " + run + " answered a question and printed no report"));
        return new Baseline(run, brief.asOf(), brief.facts());
    }
}
