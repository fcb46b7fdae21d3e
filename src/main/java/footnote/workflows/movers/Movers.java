package footnote.workflows.movers;

import footnote.delivery.mail.Address;
import footnote.delivery.mail.Email;
import footnote.delivery.mail.Mailer;
import footnote.delivery.mail.Mime;
import footnote.domain.LedgerEntry;
import footnote.domain.NewsItem;
import footnote.domain.PriceHistory;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.EvidenceReader.View;
import footnote.research.MetricSet;
import footnote.runtime.model.CostQuote;
import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Role;
import footnote.runtime.run.Branch;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Outcome.Gap;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Workflow;
import footnote.workflows.movers.MoverAnalyst.MoverFigures;
import footnote.workflows.movers.MoverGatherer.MoveDrivers;
import footnote.workflows.movers.MoverGatherer.MoverPrices;
import footnote.workflows.movers.MoverGatherer.MoverScreen;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds, analyses, charts and mails the day's top gainer; whatever fails before, the mail goes out. */
public final class Movers implements Workflow<MoversRequest, MoverReport> {
    public static final String NAME = "movers";

    /** What a model is asked for: one conversation over the six tools. */
    public static final List<CostQuote.Planned> CALLS = List.of(
            new CostQuote.Planned(Role.ADVANCED, 8, new CostQuote.Range(1500, 9000), new CostQuote.Range(80, 900)));

    static final String CHART = "chart.png";
    static final String MAIL = "mover.eml";
    static final String PROGRAM = "analysis.py";

    private static final RetryPolicy FETCH = RetryPolicy.of(Duration.ofMinutes(1));

    private final MoverGatherer scout;
    private final MoverAnalyst analyst;
    private final MoverAgent agent;
    private final MoveDrivers drivers = new MoveDrivers();
    private final Mailer mailer;
    private final Address from;

    public Movers(MoverGatherer scout, MoverAnalyst analyst, Model model, Mailer mailer, Address from) {
        this.scout = scout;
        this.analyst = analyst;
        this.agent = new MoverAgent(model, scout, analyst);
        this.mailer = mailer.recorded();
        this.from = from;
    }

    /** News as a step's result. */
    record Stories(List<NewsItem> items) {}

    /** A file as a step's result. */
    record Filed(String name) {}

    @Override
    public MoverReport run(MoversRequest request, Run run) {
        var now = run.clock().instant();
        var view = View.of(run.options(), now);
        if (run.options().asOf().isPresent()) {
            scout.mustBeToday(view);
        }
        var acted = run.step(
                "act",
                MoverDraft.class,
                MoverAgent.RETRY_POLICY,
                () -> agent.act(request.market(), request.period(), now, view));
        var screened = screened(MoverCase.of(request, now, view), acted, run);
        var file = analysed(studied(screened, acted, run), acted, run);
        var chart = charted(file, run);
        return mailed(file, acted.draft(), report(file, acted, chart), run);
    }

    private MoverCase screened(MoverCase file, MoverDraft acted, Run run) {
        var screen = tried(run, "screen", "gainers", MoverScreen.class, () -> acted.screen()
                .orElseGet(() -> scout.screen(file.view())));
        return file.with(screen.found()).lacking(missing("the day's gainers", screen));
    }

    /** Prices, the market's prices and the news, at once. */
    private MoverCase studied(MoverCase file, MoverDraft acted, Run run) {
        if (file.mover().isEmpty()) {
            return file;
        }
        var mover = file.mover().orElseThrow();
        var index = scout.benchmark(file.view());
        var period = file.request().period();
        var ours = new Branch<>("history", MoverPrices.class, FETCH, () -> acted.prices()
                .orElseGet(() -> scout.history(mover.symbol(), period, file.view())));
        var theirs = new Branch<>("benchmark", MoverPrices.class, FETCH, () -> acted.benchmark()
                .map(had -> new MoverPrices(had, period))
                .orElseGet(() -> scout.exactly(index, period, file.view())));
        var stories = new Branch<>(
                "news",
                Stories.class,
                FETCH,
                () -> new Stories(acted.news().isEmpty() ? scout.news(mover, file.at(), file.view()) : acted.news()));
        var joined = run.together("study", ours, theirs, stories);
        var benchmark = joined.of(theirs).found().map(MoverPrices::history);
        var items = joined.of(stories).found().map(Stories::items).orElse(List.of());
        return file.with(joined.of(ours).found(), benchmark, items)
                .lacking(Stream.of(
                                missing("prices of " + mover.symbol(), joined.of(ours)),
                                missing("the benchmark " + index, joined.of(theirs)),
                                missing("news", joined.of(stories)))
                        .flatMap(each -> each));
    }

    private MoverCase analysed(MoverCase file, MoverDraft acted, Run run) {
        if (file.history().isEmpty()) {
            return file;
        }
        var history = file.history().orElseThrow();
        var figures = tried(run, "analyse", "figures", MoverFigures.class, () -> {
            var found = acted.figures().orElseGet(() -> analyst.analyse(history, file.benchmark()));
            found.program().ifPresent(program -> run.publish(PROGRAM, program.getBytes(StandardCharsets.UTF_8)));
            return found;
        });
        return file.computed(figures.found()).lacking(missing("the analysis", figures));
    }

    private static Outcome<Filed> charted(MoverCase file, Run run) {
        if (file.history().isEmpty()) {
            return new Gap<>("chart", Fault.Kind.SOURCE, "there are no prices to draw");
        }
        return tried(run, "draw", "chart", Filed.class, () -> {
            run.publish(CHART, picture(file));
            return new Filed(CHART);
        });
    }

    private static byte[] picture(MoverCase file) {
        return MoverChart.png(
                file.mover().orElseThrow().symbol().symbol(), file.history().orElseThrow(), file.benchmark());
    }

    private MoverReport report(MoverCase file, MoverDraft acted, Outcome<Filed> chart) {
        var measures = file.measures();
        var written = acted.draft().filter(draft -> backed(draft, measures));
        var index = file.benchmark().map(PriceHistory::ticker);
        var headlines = headlines(file);
        var gaps = Stream.of(file.gaps().stream(), shortened(file), missing("the chart", chart))
                .flatMap(each -> each)
                .toList();
        return new MoverReport(
                file.request().market(),
                file.period(),
                file.day(),
                file.mover().map(each -> new MoverReport.Company(each.symbol(), each.name(), each.exchange())),
                index,
                file.keyFigures(),
                written.map(MoverDraft.Draft::paragraphs)
                        .or(() -> file.mover()
                                .map(mover -> MoverStory.of(mover, headlines, measures, index, file.period())))
                        .orElse(List.of()),
                headlines,
                file.gainers(),
                chart.found().map(Filed::name),
                new MoverReport.MailNote("", "", List.of(), MAIL, ""),
                gaps,
                file.figures().map(MoverFigures::by).orElse("nobody"),
                written.isPresent() ? acted.by() : ModelAnswer.RULE,
                file.view().sample(),
                measures.entries());
    }

    /** Whether every figure of the draft is in the ledger that goes with it. */
    private static boolean backed(MoverDraft.Draft draft, MetricSet measures) {
        var ids = measures.entries().stream().map(LedgerEntry::id).collect(Collectors.toSet());
        return draft.paragraphs().stream().allMatch(prose -> ids.containsAll(prose.references()));
    }

    private static Stream<MissingInput> shortened(MoverCase file) {
        return file.period() == file.request().period()
                ? Stream.empty()
                : Stream.of(new MissingInput(
                        "prices over " + file.request().period().words(),
                        "there are none, so those of " + file.period().words() + " are used"));
    }

    private List<MoverReport.Headline> headlines(MoverCase file) {
        return drivers.of(file.news(), file.at()).stream()
                .map(each -> new MoverReport.Headline(each.title(), each.publisher(), each.published(), each.uri()))
                .toList();
    }

    /** The last step, whatever failed before. */
    private MoverReport mailed(MoverCase file, Optional<MoverDraft.Draft> draft, MoverReport report, Run run) {
        String subject = draft.map(MoverDraft.Draft::subject).orElseGet(() -> MoverEmail.subject(report));
        var note = run.step("mail", MoverReport.MailNote.class, () -> {
            var email = letter(file, report, subject, run.id());
            run.publish(MAIL, Mime.of(email));
            var handed = mailer.carry(email);
            return new MoverReport.MailNote(
                    handed.status().name().toLowerCase(Locale.ROOT),
                    email.messageId(),
                    email.to().stream().map(Address::text).toList(),
                    MAIL,
                    handed.said());
        });
        return report.with(note);
    }

    private Email letter(MoverCase file, MoverReport report, String subject, RunId id) {
        var written = new MoverEmail(report);
        String text = written.text();
        var to = file.request().email();
        return new Email(
                id + "." + NAME + "@" + from.domain(),
                file.at(),
                from,
                to.isEmpty() ? List.of(from) : to,
                subject,
                text,
                written.html(),
                report.chartPath().map(name -> new Email.Picture(name, picture(file), written.chartWords())).stream()
                        .toList());
    }

    private static <T> Outcome<T> tried(Run run, String step, String what, Class<T> type, Supplier<T> work) {
        var branch = new Branch<>(what, type, FETCH, work);
        return run.together(step, branch).of(branch);
    }

    private static Stream<MissingInput> missing(String what, Outcome<?> outcome) {
        return outcome instanceof Gap<?> gap ? Stream.of(new MissingInput(what, gap.why())) : Stream.empty();
    }
}
