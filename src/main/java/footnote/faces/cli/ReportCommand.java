package footnote.faces.cli;

import footnote.Setting;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportRequest;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes an equity research report once its plan is approved. */
@Command(
        name = "report",
        description =
                "An equity research report: page, document, charts, workbook, after a plan you approve or refine.")
final class ReportCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(
            arity = "1..*",
            paramLabel = "QUESTION",
            description = "Such as \"Do a fundamental analysis of Alphabet\".")
    private List<String> words = List.of();

    @Option(names = "--yes", description = "Approve the plan as it is proposed.")
    private boolean yes;

    @Option(names = "--years", paramLabel = "N", description = "Fiscal years to cover, 1 to 10; 5 unless told.")
    private Optional<Integer> years = Optional.empty();

    @Option(
            names = "--assume",
            paramLabel = "NAME=VALUE",
            description = "An assumption of yours, such as wacc=9%%; may be given several times.")
    private List<String> assume = List.of();

    @Option(
            names = "--session",
            paramLabel = "S",
            description = "The conversation this belongs to; a follow-up builds on it.")
    private Optional<String> session = Optional.empty();

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
                Optional.empty(),
                context.settings().count(Setting.CHARTS_MAX));
        Announcement.of(EquityReport.CALLS, context);
        var run = context.desk()
                .engine()
                .start(EquityReport.NAME, request.query(), request, context.options(yes), session);
        return new Driver(context).begin(run);
    }
}
