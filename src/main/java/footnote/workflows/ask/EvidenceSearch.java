package footnote.workflows.ask;

import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.model.Model;
import footnote.runtime.run.Branch;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Run;
import footnote.workflows.ask.answer.AnswerEvidence;
import footnote.workflows.ask.answer.AnswerProbability;
import footnote.workflows.ask.answer.FigureLines;
import footnote.workflows.ask.answer.PartAnswers;
import footnote.workflows.ask.figures.CompanyComparison;
import footnote.workflows.ask.figures.CompanyQuestion;
import footnote.workflows.ask.figures.FigureFinder;
import footnote.workflows.ask.figures.FigurePlanner;
import footnote.workflows.ask.figures.FigureSheet;
import footnote.workflows.ask.figures.FigureSupport;
import footnote.workflows.ask.figures.StatementReader;
import footnote.workflows.ask.formulas.ProposedProgram;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.AskedOf.Member;
import footnote.workflows.ask.question.CompanyFilter;
import footnote.workflows.ask.question.SpeakerFilter;
import footnote.workflows.ask.retrieval.CallResearcher;
import footnote.workflows.ask.retrieval.FilingResearcher;
import footnote.workflows.ask.retrieval.FoundPassages;
import footnote.workflows.ask.retrieval.NewsResearcher;
import footnote.workflows.ask.retrieval.SearchPlanner.SearchPlan;
import footnote.workflows.ask.retrieval.SearchPlanner.SearchPlan.Search;
import java.util.ArrayList;
import java.util.List;

/** Searches news, filings, calls and reported figures for what answers a question, each search a step of the run. */
final class EvidenceSearch {
    private static final FoundPassages NOTHING = new FoundPassages(List.of(), 0, List.of());
    private final FilingResearcher filings;
    private final CallResearcher calls;
    private final NewsResearcher news;
    private final FigureFinder figures;
    private final FigurePlanner planner;

    EvidenceSearch(EvidenceReader room, DocumentSearch library, Model fast) {
        this.filings = new FilingResearcher(library, fast);
        this.calls = new CallResearcher(library);
        this.news = new NewsResearcher(library);
        this.planner = new FigurePlanner(fast);
        this.figures = new FigureFinder(room, new StatementReader(library));
    }

    /** What the first searches brought, and the figures that answer. */
    record Gathered(AnswerEvidence evidence, List<String> answers, List<FigureSupport> supports) {
        Gathered lacking(List<String> gaps) {
            return new Gathered(evidence.lacking(gaps), answers, supports);
        }

        /** Without figures that do not decide a question of yes or no which is about something else. */
        Gathered pertinentTo(AskCase asked) {
            var entries =
                    answers.stream().flatMap(id -> evidence.figure(id).stream()).toList();
            String question = asked.question();
            boolean beside = PartAnswers.asksWhatIsLeft(question)
                    || FigureLines.missThePoint(question, entries, asked.asked().names());
            return !entries.isEmpty() && beside ? new Gathered(evidence, List.of(), List.of()) : this;
        }

        /** Without figures that are less likely right than the reader wants. */
        Gathered within(double maxError) {
            double sure = AnswerProbability.of(supports);
            return answers.isEmpty() || supports.isEmpty() || sure >= 1 - maxError
                    ? this
                    : new Gathered(
                            evidence.lacking(List.of("a figure was found, but it is right with a probability of only "
                                    + Math.round(100 * sure) + "%; --max-error "
                                    + (long) Math.ceil(100 * (1 - sure)) + "% shows it")),
                            List.of(),
                            List.of());
        }
    }

    /** News and filings at once, then calls, each company by itself, then figures. */
    Gathered gather(AskCase asked, Run run) {
        var press = new Branch<>("news", FoundPassages.class, NewsResearcher.RETRY_POLICY, () -> news(asked, run));
        var filed =
                new Branch<>("filings", FoundPassages.class, FilingResearcher.RETRY_POLICY, () -> filed(asked, run));
        var joined = run.together("search", press, filed);
        var evidence = AnswerEvidence.empty().lacking(asked.asked().gaps());
        evidence = taken(evidence, withoutGaps(joined.of(filed)));
        evidence = taken(evidence, joined.of(press));
        if (asked.analysis().dataSource().calls() && !byFiguresAlone(asked)) {
            for (var outcome : run.each(
                    "calls",
                    asked.plan().searches(),
                    FoundPassages.class,
                    CallResearcher.RETRY_POLICY,
                    search -> calls.listen(search.queries(), search, asked.view()))) {
                evidence = taken(evidence, outcome);
            }
        }
        var all = figures(asked, evidence, run);
        return all.answers().isEmpty()
                ? new Gathered(all.evidence().lacking(gaps(joined.of(filed), asked)), List.of(), List.of())
                : all;
    }

    /** Whether many companies are tested, whose documents would not say more than their figures. */
    private static boolean byFiguresAlone(AskCase asked) {
        return !asked.asked().members().isEmpty() && CompanyFilter.isOfAll(asked.question());
    }

    private static Outcome<FoundPassages> withoutGaps(Outcome<FoundPassages> outcome) {
        return outcome instanceof Outcome.Done<FoundPassages>(var found)
                ? new Outcome.Done<>(new FoundPassages(found.found(), found.rounds(), List.of()))
                : outcome;
    }

    /** What no filing says, and the command that brings more; of no interest where figures answer. */
    private static List<String> gaps(Outcome<FoundPassages> outcome, AskCase asked) {
        var gaps = new ArrayList<String>();
        if (outcome instanceof Outcome.Done<FoundPassages>(var found)) {
            gaps.addAll(found.gaps());
            if (found.found().isEmpty()) {
                asked.asked().listings().stream()
                        .filter(_ -> !asked.view().sample())
                        .forEach(listing -> gaps.add(
                                "'footnote fetch " + listing.ticker() + "' adds filings of " + listing.name() + "."));
            }
        }
        return gaps;
    }

    private FoundPassages news(AskCase asked, Run run) {
        boolean asNews = asked.analysis().needsLatestNews();
        boolean wanted = asNews || mayBeNews(asked.question());
        var found = wanted ? news.look(asked.question(), asked.asked().listings(), asNews, asked.view()) : NOTHING;
        note(run, Event.NEWS_SEARCH, found, wanted ? "stories" : "not needed");
        return found;
    }

    /** Whether a story may answer it: no figure of the accounts, and no period that is over. */
    private static boolean mayBeNews(String question) {
        return AskedMetrics.in(question).isEmpty()
                && AskedFigures.in(question).periods().isEmpty()
                && !SpeakerFilter.in(question).isAsked();
    }

    /** Every company's filings, one after the other within the branch; a part of the step each. */
    private FoundPassages filed(AskCase asked, Run run) {
        if (!asked.analysis().dataSource().filings() || byFiguresAlone(asked)) {
            note(run, Event.TEN_K_SEARCH, NOTHING, "not needed");
            return NOTHING;
        }
        var outcomes = run.each(
                "company",
                asked.plan().searches(),
                FoundPassages.class,
                FilingResearcher.RETRY_POLICY,
                search -> filed(asked, search));
        var found = Outcome.values(outcomes);
        var gaps = new ArrayList<>(
                found.stream().flatMap(each -> each.gaps().stream()).toList());
        Outcome.gaps(outcomes).forEach(gap -> gaps.add(gap.what() + ": " + gap.why()));
        var all = new FoundPassages(
                found.stream().flatMap(each -> each.found().stream()).toList(),
                found.stream().mapToInt(FoundPassages::rounds).max().orElse(0),
                gaps);
        note(run, Event.TEN_K_SEARCH, all, "passages in " + all.rounds() + " rounds");
        return all;
    }

    private Gathered figures(AskCase asked, AnswerEvidence found, Run run) {
        var evidence = found;
        var answers = new ArrayList<String>();
        var supports = new ArrayList<FigureSupport>();
        var sheets = new ArrayList<FigureSheet>();
        var program = FigurePlanner.isFor(asked.question())
                ? run.step(
                        "plan figure",
                        ProposedProgram.class,
                        FigurePlanner.RETRY_POLICY,
                        () -> planner.propose(asked.question()))
                : ProposedProgram.none();
        for (var outcome : run.each(
                "figures",
                asked.asked().members(),
                FigureSheet.class,
                FigureFinder.RETRY_POLICY,
                member -> figures(asked, member, program))) {
            if (outcome instanceof Outcome.Gap<FigureSheet> gap) {
                evidence = evidence.lacking(List.of(gap.what() + ": " + gap.why()));
            } else {
                var sheet = sure(outcome.found().orElseThrow(), asked);
                evidence = evidence.with(sheet);
                sheets.add(sheet);
                answers.addAll(sheet.answers());
                sheet.support().filter(_ -> !sheet.answers().isEmpty()).ifPresent(supports::add);
            }
        }
        var compared = CompanyComparison.sheet(asked.question(), sheets);
        answers.addAll(0, compared.answers());
        return new Gathered(evidence.with(compared), answers, supports);
    }

    /** Without figures that are not sure enough, of one of many companies that are tested each by itself. */
    private static FigureSheet sure(FigureSheet sheet, AskCase asked) {
        double sure = AnswerProbability.of(sheet.support().stream().toList());
        return !sheet.answers().isEmpty()
                        && sure < 1 - asked.request().mostError()
                        && CompanyFilter.in(asked.question()).isPresent()
                ? FigureSheet.none(sheet.company(), "the figure of " + sheet.company() + " is not sure enough")
                : sheet;
    }

    /** Filings and figures of one company in the step at hand, without calls and news. */
    Gathered gatherBriefly(AskCase asked) {
        var filed = filed(asked, asked.plan().searches().getFirst());
        var sheet = figures(asked, asked.asked().members().getFirst(), ProposedProgram.none());
        return new Gathered(
                AnswerEvidence.empty().with(filed.found()).with(sheet),
                sheet.answers(),
                sheet.support().stream().toList());
    }

    private FoundPassages filed(AskCase asked, Search search) {
        return filings.research(asked.question(), search, asked.view());
    }

    private FigureSheet figures(AskCase asked, Member member, ProposedProgram program) {
        String question = CompanyFilter.in(asked.question())
                .map(CompanyFilter::test)
                .orElseGet(() -> asked.asked().members().size() > 1
                        ? CompanyComparison.ofEach(asked.question())
                        : asked.question());
        return figures.find(new CompanyQuestion(
                question,
                member.company().key(),
                member.company().name(),
                member.listing(),
                years(asked.plan(), member.company().key()),
                asked.asked().spellings(),
                program,
                asked.view()));
    }

    private static List<FiscalPeriod> years(SearchPlan plan, String company) {
        return plan.searches().stream()
                .filter(search -> search.company().equals(company))
                .findFirst()
                .map(Search::years)
                .orElse(List.of());
    }

    /** The evidence with what filings and calls say to further phrases. */
    AnswerEvidence again(List<String> phrases, AskCase asked, AnswerEvidence before, Run run) {
        var evidence = before;
        for (var outcome : run.each(
                "search again",
                asked.plan().searches(),
                FoundPassages.class,
                FilingResearcher.RETRY_POLICY,
                search -> again(asked, phrases, search, run))) {
            evidence = taken(evidence, outcome);
        }
        return evidence;
    }

    private FoundPassages again(AskCase asked, List<String> phrases, Search search, Run run) {
        run.emit(Event.ITERATION_FOLLOWUP, Json.object().put("text", String.join("; ", phrases)));
        var filed = filings.again(asked.question(), phrases, search, asked.view());
        var spoken = calls.listen(phrases, search, asked.view());
        var all = new ArrayList<>(filed.found());
        all.addAll(spoken.found());
        run.emit(
                Event.ITERATION_SEARCH,
                Json.object().put("text", all.size() + " passages").put("found", all.size()));
        return new FoundPassages(all, 1, List.of());
    }

    private static void note(Run run, String type, FoundPassages found, String what) {
        run.emit(
                type,
                Json.object()
                        .put(
                                "text",
                                found.found().isEmpty() ? what : found.found().size() + " " + what)
                        .put("found", found.found().size()));
    }

    private static AnswerEvidence taken(AnswerEvidence evidence, Outcome<FoundPassages> outcome) {
        return switch (outcome) {
            case Outcome.Done<FoundPassages>(var found) ->
                evidence.with(found.found()).lacking(found.gaps());
            case Outcome.Gap<FoundPassages>(var what, var _, var why) -> evidence.lacking(List.of(what + ": " + why));
        };
    }
}
