package footnote;

import footnote.config.Lazy;
import footnote.config.MailChoice;
import footnote.config.Setting;
import footnote.config.VendorChoice;
import footnote.evidence.AnnualReports;
import footnote.evidence.ProspectSearch;
import footnote.evidence.SealedRating;
import footnote.runtime.model.Model;
import footnote.runtime.model.Role;
import footnote.runtime.run.Run;
import footnote.runtime.run.Workflow;
import footnote.runtime.run.Workflows;
import footnote.workflows.analyze.Analysis;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskGrid;
import footnote.workflows.ask.AskRequest;
import footnote.workflows.ask.GridRequest;
import footnote.workflows.coverage.Digest;
import footnote.workflows.coverage.DigestRequest;
import footnote.workflows.leads.Leads;
import footnote.workflows.leads.LeadsRequest;
import footnote.workflows.leads.report.DeliveredLeads;
import footnote.workflows.movers.MoverAnalyst;
import footnote.workflows.movers.MoverGatherer;
import footnote.workflows.movers.MoverGatherer.MoverScreen;
import footnote.workflows.movers.Movers;
import footnote.workflows.movers.MoversRequest;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportOutcome;
import footnote.workflows.report.ReportRequest;
import java.util.function.Supplier;

/** A desk's own workflows, each built when it first runs. */
final class DeskWorkflows {
    private final Desk desk;
    private final MailChoice mail;
    private final Lazy<ProspectSearch> prospects;

    DeskWorkflows(Desk desk, VendorChoice vendors, MailChoice mail) {
        this.desk = desk;
        this.mail = mail;
        var unlisted = new Lazy<>(VendorChoice::sampleProspects);
        var register = new Lazy<>(vendors::prospects);
        this.prospects = new Lazy<>(() -> new ProspectSearch(register::get, unlisted::get));
    }

    /** A further one of the same name takes its place. */
    Workflows beside(Workflows further) {
        var ask = new Lazy<>(this::makeAsk);
        add(further, Analyze.NAME, AnalysisRequest.class, this::makeAnalyze);
        add(further, EquityReport.NAME, ReportRequest.class, this::makeReport);
        add(further, Movers.NAME, MoversRequest.class, this::makeMovers);
        add(further, Leads.NAME, LeadsRequest.class, this::makeLeads);
        add(further, Digest.NAME, DigestRequest.class, this::makeDigest);
        add(further, Ask.NAME, AskRequest.class, ask::get);
        add(further, AskGrid.NAME, GridRequest.class, () -> new AskGrid(ask.get()));
        return further;
    }

    private <I, O> void add(Workflows further, String name, Class<I> request, Supplier<Workflow<I, O>> workflow) {
        if (!further.names().contains(name)) {
            var made = new Lazy<>(workflow);
            further.with(name, request, (input, run) -> sealed(made.get().run(input, run), run, name));
        }
    }

    private Model fast() {
        return desk.gateway().model(Role.FAST);
    }

    private Model advanced() {
        return desk.gateway().model(Role.ADVANCED);
    }

    private Analyze makeAnalyze() {
        var inputs = new Analyze.Inputs(
                desk.search().meanings(), AnnualReports.of(desk::database, desk::reading), desk.trackRecords());
        return Analyze.of(desk.evidence(), inputs, fast(), advanced());
    }

    private EquityReport makeReport() {
        return new EquityReport(
                desk.evidence(),
                fast(),
                advanced(),
                new EquityReport.Drawing(desk.gateway().images(), desk::sandbox),
                new EquityReport.RatingPolicy(
                        !desk.settings().text(Setting.ANALYZE_WORDING).equalsIgnoreCase("signal"), desk.ratings()));
    }

    /** Seals the rating of a finished analysis or report, unless it was made as of an earlier day. */
    private <O> O sealed(O outcome, Run run, String workflow) {
        switch (outcome) {
            case Analysis analysis ->
                analysis.view()
                        .map(view -> SealedRating.of(
                                run.id().toString(),
                                workflow,
                                analysis.asOf(),
                                analysis.ticker().symbol(),
                                analysis.fictional(),
                                view))
                        .ifPresent(this::seal);
            case ReportOutcome report ->
                report.view()
                        .map(view -> SealedRating.of(
                                run.id().toString(),
                                workflow,
                                report.asOf(),
                                report.ticker(),
                                report.fictional(),
                                view))
                        .ifPresent(this::seal);
            default -> {
                // no other workflow rates a company
            }
        }
        return outcome;
    }

    private void seal(SealedRating rating) {
        if (rating.day().equals(desk.evidence().today(rating.sample()))) {
            desk.ratings().seal(rating);
        }
    }

    private Movers makeMovers() {
        var floors = new MoverScreen.Floors(
                desk.settings().amount(Setting.MOVERS_PRICE), desk.settings().amount(Setting.MOVERS_VALUE));
        desk.sandbox().warmUp();
        return new Movers(
                new MoverGatherer(desk.evidence(), floors),
                new MoverAnalyst(desk.sandbox()),
                advanced(),
                desk.mailer(),
                mail.from());
    }

    private Leads makeLeads() {
        return Leads.of(prospects.get(), fast(), advanced(), new DeliveredLeads(desk::database, desk.clock()));
    }

    private Digest makeDigest() {
        return new Digest(desk.watchlists(), desk.mailer(), desk.messenger(), mail.from());
    }

    private Ask makeAsk() {
        return new Ask(desk.evidence(), desk.reading(), desk.search().answerScores(), fast(), advanced());
    }
}
