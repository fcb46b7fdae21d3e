package footnote;

import footnote.config.Setting;
import footnote.config.VendorChoice;
import footnote.delivery.mail.Address;
import footnote.delivery.mail.Mailer;
import footnote.evaluation.PromptTrial;
import footnote.evaluation.TrialUsage;
import footnote.evidence.ProspectSearch;
import footnote.runtime.event.EventBus;
import footnote.runtime.model.Images;
import footnote.runtime.model.Model;
import footnote.runtime.model.Role;
import footnote.runtime.run.Pause;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Engine;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskRequest;
import footnote.workflows.leads.Leads;
import footnote.workflows.leads.LeadsRequest;
import footnote.workflows.leads.report.DeliveredLeads;
import footnote.workflows.movers.MoverAnalyst;
import footnote.workflows.movers.MoverGatherer;
import footnote.workflows.movers.MoverGatherer.MoverScreen;
import footnote.workflows.movers.Movers;
import footnote.workflows.movers.MoversRequest;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportRequest;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The fixed cases on which prompts are tried: the five workflows on the sample market, the same each time. */
public final class PromptCases {
    private final Desk desk;

    private PromptCases(Desk desk) {
        this.desk = desk;
    }

    /** How each agent's prompt did, and what the runs took and gave. */
    public record Outcome(List<PromptTrial.Score> scores, TrialUsage usage) {
        public Outcome {
            scores = List.copyOf(scores);
        }
    }

    /** How every agent's prompt does with the models that are set up, or with the rules alone. */
    public static Outcome tried(Desk desk, boolean live) {
        var trial = new PromptTrial(live ? desk.gateway()::model : _ -> Model.rules());
        var usage = new PromptCases(desk).run(trial, live);
        return new Outcome(trial.scores(), usage);
    }

    private TrialUsage run(PromptTrial trial, boolean live) {
        var place = new Engine.Place(
                desk.outputs(),
                "trial",
                Engine.Place.LEASE,
                "{}",
                desk.settings().amount(Setting.BUDGET_MONTH),
                desk.clock(),
                Pause.real());
        try (var engine = new Engine(desk.database(), workflows(trial), new EventBus(), place)) {
            var options = new RunOptions(
                    !live, live, Optional.of(desk.evidence().today(true)), BigDecimal.ONE, true, Optional.empty());
            var usage = TrialUsage.NONE;
            for (var each : cases().entrySet()) {
                String workflow = each.getKey().substring(0, each.getKey().indexOf(' '));
                var id = engine.start(workflow, "prompt trial", each.getValue(), options, Optional.empty());
                engine.attempt(id);
                usage = usage.plus(engine.runs().steps(id), engine.runs().answers(id, "model"));
            }
            return usage;
        }
    }

    private static Map<String, Object> cases() {
        var cases = new LinkedHashMap<String, Object>();
        cases.put(Analyze.NAME + " 1", new AnalysisRequest("what do you think of Quavelin?", Optional.empty()));
        cases.put(Analyze.NAME + " 2", new AnalysisRequest("is Orrenbeck too risky?", Optional.empty()));
        cases.put(Ask.NAME + " 1", asked("Why did Quavelin's revenue grow in FY2025?"));
        cases.put(Ask.NAME + " 2", asked("What are the main risks of Hallowmere Devices?"));
        cases.put(
                EquityReport.NAME + " 1",
                new ReportRequest(
                        "Do a fundamental analysis of Quavelin Systems",
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        new ReportRequest.Printing(5, true, false, 1, Optional.empty())));
        cases.put(Movers.NAME + " 1", MoversRequest.of(MoversRequest.NASDAQ, "3mo", ""));
        cases.put(Leads.NAME + " 1", LeadsRequest.of("Find leads for SaaS companies in France", Optional.empty()));
        return cases;
    }

    private static AskRequest asked(String question) {
        return new AskRequest(question, Optional.empty(), List.of(), Optional.empty());
    }

    private Workflows workflows(PromptTrial trial) {
        var fast = trial.model(Role.FAST);
        var advanced = trial.model(Role.ADVANCED);
        var prospects = VendorChoice.sampleProspects();
        return new Workflows()
                .with(Analyze.NAME, AnalysisRequest.class, Analyze.of(desk.evidence(), fast, advanced))
                .with(
                        Ask.NAME,
                        AskRequest.class,
                        new Ask(desk.evidence(), desk.reading(), desk.search().answerScores(), fast, advanced))
                .with(
                        EquityReport.NAME,
                        ReportRequest.class,
                        new EquityReport(
                                desk.evidence(), fast, advanced, new EquityReport.Drawing(Images.NONE, desk::sandbox)))
                .with(
                        Movers.NAME,
                        MoversRequest.class,
                        new Movers(
                                new MoverGatherer(
                                        desk.evidence(), new MoverScreen.Floors(BigDecimal.ONE, BigDecimal.ONE)),
                                new MoverAnalyst(desk.sandbox()),
                                advanced,
                                Mailer.none(),
                                new Address("desk@localhost")))
                .with(
                        Leads.NAME,
                        LeadsRequest.class,
                        Leads.of(
                                new ProspectSearch(() -> prospects, () -> prospects),
                                fast,
                                advanced,
                                new DeliveredLeads(desk::database, desk.clock())));
    }
}
