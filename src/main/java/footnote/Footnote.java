package footnote;

import footnote.config.Setting;
import footnote.config.Settings;
import footnote.config.SettingsReader;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunRow;
import footnote.workflows.analyze.Analysis;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskAnswer;
import footnote.workflows.ask.AskRequest;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportOutcome;
import footnote.workflows.report.ReportRequest;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Footnote as a library: answers, analyses and reports for a Java program. Each call is a durable run of the home that
 * the settings name, as the command line would make it; plans are approved as proposed. Close it when done.
 */
public final class Footnote implements AutoCloseable {
    private final Desk desk;

    private Footnote(Settings settings) {
        this.desk = new Desk(settings);
    }

    /** With the settings of footnote.yaml and the environment. */
    public static Footnote open() {
        return open(Map.of());
    }

    /** The same, with further settings by their keys, such as {@code offline} or {@code home}. */
    public static Footnote open(Map<String, String> settings) {
        var flags = new EnumMap<Setting, String>(Setting.class);
        settings.forEach((key, value) -> flags.put(
                Setting.of(key)
                        .orElseThrow(() -> Fault.input("no setting '" + key + "'; docs/how-to/settings.md lists them")),
                value));
        return new Footnote(new SettingsReader(System.getenv(), Path.of("").toAbsolutePath()).read(flags));
    }

    /** An answer from filings, earnings calls and news, with its citations. */
    public AskAnswer ask(String question) {
        return ask(question, Optional.empty());
    }

    /** The same as part of a conversation, which a later question of the same name follows up. */
    public AskAnswer ask(String question, Optional<String> session) {
        var request = new AskRequest(question, Optional.empty(), List.of(), session);
        return Json.read(done(Ask.NAME, question, request, session, Optional.empty()), AskAnswer.class);
    }

    /** Rating, fair value and the views behind them, of a company by symbol or name. */
    public Analysis analyze(String company) {
        var request = new AnalysisRequest(company, Optional.empty());
        return Json.read(done(Analyze.NAME, company, request, Optional.empty(), Optional.empty()), Analysis.class);
    }

    /** A research report; its files go into the folder. */
    public ReportOutcome report(String question, Path folder) {
        var request = new ReportRequest(
                question,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                ReportRequest.Printing.STANDARD);
        String result = done(
                EquityReport.NAME,
                question,
                request,
                Optional.empty(),
                Optional.of(folder.toAbsolutePath().toString()));
        return Json.read(result, ReportOutcome.class);
    }

    private String done(
            String workflow, String title, Object request, Optional<String> session, Optional<String> folder) {
        var options = new RunOptions(
                desk.settings().flag(Setting.OFFLINE),
                desk.settings().flag(Setting.SAMPLE),
                desk.settings().fictional() ? Optional.of(desk.evidence().today(true)) : Optional.empty(),
                new BigDecimal(desk.settings().text(Setting.BUDGET_RUN)),
                true,
                folder);
        var engine = desk.engine();
        var id = engine.start(workflow, title, request, options, session);
        desk.runQueue().guard(id);
        try {
            engine.attempt(id);
        } finally {
            desk.runQueue().unguard(id);
        }
        return result(engine.runs().find(id).orElseThrow());
    }

    private static String result(RunRow run) {
        if (run.status() != Status.DONE) {
            throw Fault.state("run " + run.id() + " is " + run.status().word()
                    + run.fault().map(fault -> ": " + fault.message()).orElse(""));
        }
        return run.result().orElseThrow();
    }

    @Override
    public void close() {
        desk.close();
    }
}
