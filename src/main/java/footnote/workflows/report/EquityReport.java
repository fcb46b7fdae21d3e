package footnote.workflows.report;

import footnote.domain.FigureFormat;
import footnote.domain.Prose;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.RatingRecord;
import footnote.publication.infographic.GeneratedImage;
import footnote.publication.report.ReportPrinter;
import footnote.runtime.model.CostQuote;
import footnote.runtime.model.Images;
import footnote.runtime.model.Model;
import footnote.runtime.model.Role;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import footnote.runtime.run.Workflow;
import footnote.runtime.sandbox.Sandbox;
import footnote.workflows.report.ReportOutcome.Publication;
import footnote.workflows.report.data.ConsolidatedData;
import footnote.workflows.report.data.ReportData;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ResearchTask;
import footnote.workflows.report.exhibits.Exhibit;
import footnote.workflows.report.exhibits.ExhibitRegistry;
import footnote.workflows.report.exhibits.Illustrator;
import footnote.workflows.report.exhibits.Illustrator.PaintedImage;
import footnote.workflows.report.exhibits.InfographicPlan;
import footnote.workflows.report.exhibits.InfographicPlanner;
import footnote.workflows.report.exhibits.InfographicSpec;
import footnote.workflows.report.exhibits.program.ProgramRunner;
import footnote.workflows.report.plan.Gatekeeper;
import footnote.workflows.report.plan.Gatekeeper.QueryValidation;
import footnote.workflows.report.plan.MetricPlanner;
import footnote.workflows.report.plan.PlanRefiner;
import footnote.workflows.report.plan.PlanReplyReader;
import footnote.workflows.report.plan.PlanReview;
import footnote.workflows.report.plan.QueryClassification;
import footnote.workflows.report.plan.QueryClassifier;
import footnote.workflows.report.plan.ReportSubjects;
import footnote.workflows.report.plan.ResearchPlan;
import footnote.workflows.report.plan.TimeRange;
import footnote.workflows.report.text.AnalysisSections;
import footnote.workflows.report.text.AnalysisWriter;
import footnote.workflows.report.text.PlotProgram;
import footnote.workflows.report.text.TextContext;
import footnote.workflows.report.text.ThesisWriter;
import footnote.workflows.report.text.WrittenChapter;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Researches one company and writes it up, once the reader has approved the plan. */
public final class EquityReport implements Workflow<ReportRequest, ReportOutcome> {
    public static final String NAME = "report";

    /** What a report asks of models: short readings of words and news quickly, plan and prose well. */
    public static final List<CostQuote.Planned> CALLS = List.of(
            new CostQuote.Planned(Role.FAST, 4, new CostQuote.Range(300, 4000), new CostQuote.Range(30, 800)),
            new CostQuote.Planned(Role.ADVANCED, 12, new CostQuote.Range(2000, 7000), new CostQuote.Range(400, 2500)));

    private final EvidenceReader evidence;
    private final DataGathering gathering;
    private final Gatekeeper gatekeeper;
    private final QueryClassifier classifier;
    private final MetricPlanner planner;
    private final PlanReview talk;
    private final InfographicPlanner pictures;
    private final Illustrator illustrator;
    private final ProgramRunner programs;
    private final Model advanced;
    private final ReportConversation followUp;
    private final ReportPublisher press;

    public EquityReport(EvidenceReader evidence, Model fast, Model advanced) {
        this(evidence, fast, advanced, Drawing.NONE);
    }

    public EquityReport(EvidenceReader evidence, Model fast, Model advanced, Drawing drawing) {
        this(evidence, fast, advanced, drawing, new RatingPolicy(true, RatingRecord.none()));
    }

    /** As above, with ratings in neutral words where the desk may not advise. */
    public EquityReport(EvidenceReader evidence, Model fast, Model advanced, Drawing drawing, RatingPolicy ratings) {
        this.evidence = evidence;
        this.gathering = new DataGathering(evidence, fast, ratings);
        this.gatekeeper = new Gatekeeper(fast);
        this.classifier = new QueryClassifier(fast);
        this.planner = new MetricPlanner(advanced);
        this.talk = new PlanReview(new PlanReplyReader(fast), new PlanRefiner(advanced));
        this.pictures = new InfographicPlanner(fast);
        this.illustrator = new Illustrator(drawing.images());
        this.programs = new ProgramRunner(drawing.sandbox(), advanced);
        this.advanced = advanced;
        this.followUp = new ReportConversation(advanced);
        this.press = new ReportPublisher(new ReportPrinter());
    }

    /** Whether ratings are put as advice, and where past ones are counted. */
    public record RatingPolicy(boolean advises, RatingRecord record) {}

    /** Who draws what the house's own charts do not: an image model, and a sandbox for programs, made when it is needed. */
    public record Drawing(Images images, Supplier<? extends Sandbox> sandbox) {
        public static final Drawing NONE = new Drawing(Images.NONE, Sandbox::none);
    }

    @Override
    public ReportOutcome run(ReportRequest request, Run run) {
        var memory = run.memory();
        var now = run.clock().instant();
        var view = View.of(run.options(), now);
        var query = admitted(request, run);
        var classified = run.step(
                "classify",
                QueryClassification.class,
                QueryClassifier.RETRY_POLICY,
                () -> classifier.classify(query, memory));
        if (classified.queryType() == QueryClassification.Type.FOLLOW_UP) {
            return followUp.answer(request, memory, run);
        }
        var subject = new ReportSubjects(evidence).find(query, classified, view, run);
        var plan = talk.approved(query, planned(request, classified, subject, run), request::asking, run);
        var data = gathering.gather(
                request, plan, new ResearchTask(subject.listing(), plan.timeRangeYears(), now, view), run);
        return written(request, classified.sector(), data, run);
    }

    private String admitted(ReportRequest request, Run run) {
        var verdict = run.step(
                "validate", QueryValidation.class, Gatekeeper.RETRY_POLICY, () -> gatekeeper.admit(request.query()));
        if (!verdict.isValid()) {
            throw RunEnded.refused(verdict.words());
        }
        return request.query();
    }

    private ResearchPlan planned(
            ReportRequest request, QueryClassification classified, ReportSubjects.Found subject, Run run) {
        var wish =
                new MetricPlanner.Wish(
                        request.query(),
                        subject.listing(),
                        classified.analysisType(),
                        request.years()
                                .or(() -> TimeRange.years(
                                                request.query(),
                                                LocalDate.ofInstant(run.clock().instant(), ZoneOffset.UTC))
                                        .stream()
                                        .boxed()
                                        .findFirst())
                                .orElse(ResearchPlan.DEFAULT_YEARS),
                        subject.others());
        return run.step("plan", ResearchPlan.class, MetricPlanner.RETRY_POLICY, () -> planner.plan(wish));
    }

    private ReportOutcome written(ReportRequest request, Optional<String> sector, ReportData data, Run run) {
        if (data.financial().isEmpty() && data.market().isEmpty()) {
            throw Fault.permanent(
                    Fault.Kind.SOURCE,
                    "neither statements nor prices are available: " + MissingInput.list(data.failed()));
        }
        var book = ReportFacts.of(data);
        var merged = run.step("consolidate", ConsolidatedData.class, () -> ConsolidatedData.of(book));
        var planned = run.step(
                "plan infographics", InfographicPlan.class, InfographicPlanner.RETRY_POLICY, () -> pictures.plan(book));
        boolean brief = request.printing().brief();
        var usual = ExhibitRegistry.charts(book, request.printing().chartsMax()).stream()
                .filter(chart -> !brief || chart.section().equals("summary"))
                .limit(request.printing().chartsMax())
                .toList();
        boolean pictured = !brief && !data.plan().analysisType().sideBySide();
        var infographics = pictured ? planned.infographics() : List.<InfographicSpec>of();
        var written = analysed(request.query(), book, usual, infographics, run);
        var analysed = written.analysis();
        var known = ExhibitRegistry.with(usual, brief ? List.of() : analysed.specified(), book);
        var plotted = ExhibitRegistry.plotted(brief ? List.of() : plots(written.programs(), book, run), known.size());
        var charts = Stream.concat(known.stream(), plotted.stream()).toList();
        var analysis = analysed.with(ExhibitRegistry.texts(TextContext.of(book), plotted, List.of()));
        var report = new ReportComposer(book, analysis, charts, infographics, painted(infographics, run), sector)
                .compose(request.since(), brief);
        var sketched = request.printing().batch()
                ? new ReportPublisher.Sketched(report, List.of())
                : press.draw(report, request.printing(), run);
        var publication = run.step(
                "publish",
                Publication.class,
                () -> press.publish(sketched, charts, infographics, request.printing(), run));
        var others = ReportOutcome.Rated.of(data);
        return new ReportOutcome(
                request.query(),
                data.task().listing().name(),
                data.plan().ticker(),
                data.plan().market(),
                data.plan().analysisType().word(),
                data.task().view().asOf(),
                data.task().view().sample(),
                Optional.of(new Prose(report.masthead().finding()).rendered(id -> book.entry(id)
                        .map(entry -> FigureFormat.of(entry.fact()))
                        .orElseThrow())),
                List.of(report.masthead().summary()),
                Optional.of(publication),
                merged.gaps(),
                book.behind(ViewBox.references(
                        report.masthead().summary(),
                        Stream.concat(
                                Stream.of(data.value().view()), others.stream().map(ReportOutcome.Rated::view)))),
                Optional.of(ReportBrief.of(book, analysis)),
                Optional.of(data.value().view()),
                others);
    }

    /** By rule first; then, where there may be a model, part by part in its words, each part a step of its own. */
    private Written analysed(
            String question, ReportFacts book, List<Exhibit> charts, List<InfographicSpec> infographics, Run run) {
        var context = TextContext.of(book);
        var writer = new AnalysisWriter(advanced, context, question);
        var rule = run.step(
                "analyse",
                AnalysisSections.class,
                () -> writer.byRule(ExhibitRegistry.texts(context, charts, infographics)));
        rule.derived().forEach(book::keep);
        if (run.options().offline()) {
            return new Written(rule, List.of());
        }
        var sectionOf = ExhibitRegistry.sections(book, charts, infographics);
        var parts = run
                .each(
                        "write",
                        writer.parts(rule),
                        WrittenChapter.Checked.class,
                        AnalysisWriter.RETRY_POLICY,
                        part -> writer.part(part, rule, sectionOf))
                .stream()
                .flatMap(outcome -> outcome.found().stream())
                .toList();
        parts.forEach(part -> writer.derived(part).forEach(book::keep));
        var thesis = run.step(
                "thesis", ThesisWriter.Checked.class, AnalysisWriter.RETRY_POLICY, () -> writer.thesis(rule, parts));
        return new Written(writer.merged(rule, parts, thesis), writer.programs(parts));
    }

    /** A report in words, and the programs that its chapters ask for. */
    private record Written(AnalysisSections analysis, List<PlotProgram.Placed> programs) {}

    /** Each program is a step of its own; what its chart lacks is kept there as the reason. */
    private List<ProgramRunner.Plot> plots(List<PlotProgram.Placed> placed, ReportFacts book, Run run) {
        if (placed.isEmpty()) {
            return List.of();
        }
        var outcomes = run.each(
                "plot",
                placed,
                ProgramRunner.Drawn.class,
                ProgramRunner.RETRY_POLICY,
                program -> placed.indexOf(program) < ProgramRunner.MOST
                        ? programs.draw(program, book)
                        : ProgramRunner.refused(program, "a report runs " + ProgramRunner.MOST + " programs at most"));
        var plots = outcomes.stream()
                .flatMap(outcome -> outcome.found().stream())
                .flatMap(drawn -> drawn.plot().stream())
                .toList();
        plots.forEach(plot -> plot.derived().forEach(book::keep));
        return plots;
    }

    /** All at once; where the model fails, the designed picture stays. */
    private Map<String, GeneratedImage> painted(List<InfographicSpec> specs, Run run) {
        var paintings = new LinkedHashMap<String, GeneratedImage>();
        if (illustrator.present() && !specs.isEmpty()) {
            var outcomes = run.each(
                    "paint",
                    specs,
                    PaintedImage.class,
                    Illustrator.RETRY_POLICY,
                    spec -> new PaintedImage(illustrator.paint(spec).flatMap(GeneratedImage::of)));
            for (int i = 0; i < specs.size(); i++) {
                var name = specs.get(i).visualId();
                outcomes.get(i).found().flatMap(PaintedImage::painting).ifPresent(each -> paintings.put(name, each));
            }
        }
        return paintings;
    }
}
