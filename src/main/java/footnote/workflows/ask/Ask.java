package footnote.workflows.ask;

import footnote.evidence.EvidenceRoom;
import footnote.evidence.EvidenceRoom.View;
import footnote.evidence.ReadingRoom;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.model.CostQuote;
import footnote.runtime.model.Model;
import footnote.runtime.model.Role;
import footnote.runtime.run.Branch;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import footnote.runtime.run.Workflow;
import footnote.workflows.ask.AnswerAssembly.Rounds;
import footnote.workflows.ask.SearchPlanner.SearchPlan;
import footnote.workflows.ask.SearchPlanner.SearchPlan.Search;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Answers a question from filings, earnings calls and news, and improves the answer until it is good enough. */
public final class Ask implements Workflow<AskRequest, AskAnswer> {
    public static final String NAME = "ask";

    /** What a question asks of models: reading it, planning, then writing and judging in each round. */
    public static final List<CostQuote.Planned> CALLS = List.of(
            new CostQuote.Planned(Role.FAST, 5, new CostQuote.Range(400, 5000), new CostQuote.Range(50, 500)),
            new CostQuote.Planned(Role.ADVANCED, 3, new CostQuote.Range(2000, 14000), new CostQuote.Range(150, 1500)));

    private final AskedCompanies companies;
    private final QuestionAnalyst analyst;
    private final SearchPlanner planner;
    private final FilingResearcher filings;
    private final CallResearcher calls;
    private final NewsResearcher news;
    private final FigureFinder figures;
    private final AnswerWriter writer;
    private final AnswerJudge judge;

    private Ask(EvidenceRoom room, ReadingRoom library, Model fast, Model advanced) {
        this.companies = new AskedCompanies(room, library);
        this.analyst = new QuestionAnalyst(fast);
        this.planner = new SearchPlanner(library);
        this.filings = new FilingResearcher(library, fast);
        this.calls = new CallResearcher(library);
        this.news = new NewsResearcher(library);
        this.figures = new FigureFinder(room, new StatementReader(library));
        this.writer = new AnswerWriter(advanced);
        this.judge = new AnswerJudge(fast);
    }

    public static Ask of(EvidenceRoom room, ReadingRoom library, Model fast, Model advanced) {
        return new Ask(room, library, fast, advanced);
    }

    @Override
    public AskAnswer run(AskRequest request, Run run) {
        var memory = run.memory();
        var began = run.clock().instant();
        var view = new View(run.options().offline(), LocalDate.ofInstant(began, ZoneOffset.UTC));
        var asked = run.step("setup", AskedOf.class, () -> companies.find(request, memory, view));
        var analysis = analysis(request, asked, memory, run);
        var mode = request.wanted().orElse(analysis.answerMode());
        var plan = plan(request, analysis, asked, view, run);
        var gathered = gathered(request, analysis, asked, plan, view, run);
        var searched = run.clock().instant();
        var rounds = improved(request, asked, plan, mode, gathered, view, run);
        return run.step("assemble", AskAnswer.class, () -> new AnswerAssembly(request, analysis, mode, asked, view)
                .answer(rounds, timing(began, searched, run.clock().instant())));
    }

    private QuestionAnalysis analysis(AskRequest request, AskedOf asked, Map<String, String> memory, Run run) {
        String before = memory.containsKey("question")
                ? "Asked: " + memory.get("question") + "\nAnswered: " + memory.getOrDefault("answer", "")
                : "";
        var analysis = run.step("analyze question", QuestionAnalysis.class, QuestionAnalyst.PATIENCE, () -> {
            var read =
                    analyst.analyze(request.question(), asked.names(), before).value();
            run.emit(
                    Event.ANALYSIS,
                    Json.object()
                            .put(
                                    "text",
                                    String.join(", ", asked.names()) + " · "
                                            + read.dataSource().word() + " · "
                                            + read.answerMode().word())
                            .put("data_source", read.dataSource().word())
                            .put("answer_mode", read.answerMode().word())
                            .put("needs_latest_news", read.needsLatestNews())
                            .put("valid", read.valid()));
            if (read.valid()) {
                run.emit(Event.REASONING, Json.object().put("text", read.approach()));
            }
            return read;
        });
        if (!analysis.valid()) {
            throw RunEnded.refused(analysis.rejection().orElse("this is not a question we answer"));
        }
        return analysis;
    }

    private SearchPlan plan(AskRequest request, QuestionAnalysis analysis, AskedOf asked, View view, Run run) {
        return run.step("plan search", SearchPlan.class, () -> {
            var plan = planner.plan(request.question(), analysis, asked.companies(), view);
            run.emit(Event.REASONING, Json.object().put("text", plan.reasoning()));
            return plan.searches().isEmpty()
                    ? new SearchPlan(
                            List.of(new Search(
                                    "", "everything on file", List.of(), List.of(), List.of(request.question()))),
                            plan.reasoning())
                    : plan;
        });
    }

    /** What the first searches brought, and the figures that answer. */
    private record Gathered(AnswerEvidence dossier, List<String> answers) {}

    /** News and filings at once, then calls, each company by itself, then figures. */
    private Gathered gathered(
            AskRequest request, QuestionAnalysis analysis, AskedOf asked, SearchPlan plan, View view, Run run) {
        var data = AnswerEvidence.empty().lacking(asked.gaps());
        var press = new Branch<>("news", FoundPassages.class, NewsResearcher.PATIENCE, () -> {
            var found = analysis.needsLatestNews()
                    ? news.look(request.question(), asked.listings(), view)
                    : new FoundPassages(List.of(), 0, List.of());
            tell(run, Event.NEWS_SEARCH, found, analysis.needsLatestNews() ? "stories" : "not needed");
            return found;
        });
        var filed = new Branch<>(
                "filings",
                FoundPassages.class,
                FilingResearcher.PATIENCE,
                () -> filed(request, analysis, plan, view, run));
        var joined = run.together("search", press, filed);
        data = taken(data, joined.of(filed));
        data = taken(data, joined.of(press));
        if (analysis.dataSource().calls()) {
            for (var outcome : run.each(
                    "calls",
                    plan.searches(),
                    FoundPassages.class,
                    CallResearcher.PATIENCE,
                    search -> calls.listen(search.queries(), search, view))) {
                data = taken(data, outcome);
            }
        }
        var answers = new ArrayList<String>();
        for (var outcome : run.each(
                "figures",
                asked.members(),
                FigureSheet.class,
                FigureFinder.PATIENCE,
                member -> figures.find(
                        request.question(),
                        member.company().key(),
                        member.company().name(),
                        member.listing(),
                        years(plan, member.company().key()),
                        view))) {
            if (outcome instanceof Outcome.Gap<FigureSheet> gap) {
                data = data.lacking(List.of(gap.what() + ": " + gap.why()));
            } else {
                var sheet = outcome.found().orElseThrow();
                data = data.with(sheet);
                answers.addAll(sheet.answers());
            }
        }
        return new Gathered(data, answers);
    }

    private static List<footnote.evidence.documents.FiscalPeriod> years(SearchPlan plan, String company) {
        return plan.searches().stream()
                .filter(search -> search.company().equals(company))
                .findFirst()
                .map(Search::years)
                .orElse(List.of());
    }

    /** Every company's filings, one after the other within the branch; a part of the step each. */
    private FoundPassages filed(AskRequest request, QuestionAnalysis analysis, SearchPlan plan, View view, Run run) {
        if (!analysis.dataSource().filings()) {
            tell(run, Event.TEN_K_SEARCH, new FoundPassages(List.of(), 0, List.of()), "not needed");
            return new FoundPassages(List.of(), 0, List.of());
        }
        var outcomes = run.each(
                "company",
                plan.searches(),
                FoundPassages.class,
                FilingResearcher.PATIENCE,
                search -> filings.research(request.question(), search, view));
        var found = Outcome.values(outcomes);
        var gaps = new ArrayList<>(
                found.stream().flatMap(each -> each.gaps().stream()).toList());
        Outcome.gaps(outcomes).forEach(gap -> gaps.add(gap.what() + ": " + gap.why()));
        var all = new FoundPassages(
                found.stream().flatMap(each -> each.found().stream()).toList(),
                found.stream().mapToInt(FoundPassages::rounds).max().orElse(0),
                gaps);
        tell(run, Event.TEN_K_SEARCH, all, "passages in " + all.rounds() + " rounds");
        return all;
    }

    private static void tell(Run run, String type, FoundPassages found, String what) {
        run.emit(
                type,
                Json.object()
                        .put(
                                "text",
                                found.found().isEmpty() ? what : found.found().size() + " " + what)
                        .put("found", found.found().size()));
    }

    private static AnswerEvidence taken(AnswerEvidence data, Outcome<FoundPassages> outcome) {
        return switch (outcome) {
            case Outcome.Done<FoundPassages>(var found) ->
                data.with(found.found()).lacking(found.gaps());
            case Outcome.Gap<FoundPassages>(var what, var _, var why) -> data.lacking(List.of(what + ": " + why));
        };
    }

    /** Writes, judges, searches for what is missing and writes again, as far as the mode goes. */
    private Rounds improved(
            AskRequest request,
            AskedOf asked,
            SearchPlan plan,
            AnswerMode mode,
            Gathered gathered,
            View view,
            Run run) {
        var data = gathered.dossier();
        var tried = new LinkedHashSet<String>();
        var verdict = new AnswerVerdict(0, 0, 0, 0, "", List.of(), false);
        var draft = written(request, asked, mode, gathered, data, "", run);
        int round = 1;
        while (true) {
            int number = round;
            var about = data;
            var standing = draft;
            verdict = run.step(
                    "evaluate",
                    AnswerVerdict.class,
                    AnswerJudge.PATIENCE,
                    () -> judged(request, standing, about, tried, number, mode, run));
            boolean enough =
                    verdict.confidence() >= mode.confidence() || verdict.sufficient() || round >= mode.rounds();
            if (enough || verdict.followUps().isEmpty()) {
                complete(run, round, verdict);
                return new Rounds(draft, data, gathered.answers(), verdict, round);
            }
            var phrases = verdict.followUps();
            int before = data.sources().size();
            for (var outcome : run.each(
                    "search again",
                    plan.searches(),
                    FoundPassages.class,
                    FilingResearcher.PATIENCE,
                    search -> again(phrases, search, view, run))) {
                data = taken(data, outcome);
            }
            tried.addAll(phrases);
            if (data.sources().size() == before) {
                complete(run, round, verdict);
                return new Rounds(draft, data, gathered.answers(), verdict, round);
            }
            draft = written(request, asked, mode, gathered, data, verdict.missing(), run);
            complete(run, round, verdict);
            round++;
        }
    }

    private AnswerVerdict judged(
            AskRequest request,
            AnswerDraft draft,
            AnswerEvidence data,
            Set<String> tried,
            int round,
            AnswerMode mode,
            Run run) {
        run.emit(
                Event.ITERATION_START,
                Json.object().put("iteration", round).put("text", "round " + round + " of " + mode.rounds()));
        var verdict = judge.judge(request.question(), draft, data, tried);
        run.emit(
                Event.AGENT_DECISION,
                Json.object()
                        .put(
                                "text",
                                verdict.confidence() + " of 100, " + mode.confidence() + " wanted"
                                        + (verdict.missing().isBlank() ? "" : "; " + verdict.missing()))
                        .put("confidence", verdict.confidence())
                        .put("completeness", verdict.completeness())
                        .put("specificity", verdict.specificity())
                        .put("accuracy", verdict.accuracy())
                        .put("clarity", verdict.clarity()));
        return verdict;
    }

    private FoundPassages again(List<String> phrases, Search search, View view, Run run) {
        run.emit(Event.ITERATION_FOLLOWUP, Json.object().put("text", String.join("; ", phrases)));
        var filed = filings.again(phrases, search, view);
        var spoken = calls.listen(phrases, search, view);
        var all = new ArrayList<>(filed.found());
        all.addAll(spoken.found());
        run.emit(
                Event.ITERATION_SEARCH,
                Json.object().put("text", all.size() + " passages").put("found", all.size()));
        return new FoundPassages(all, 1, List.of());
    }

    private static void complete(Run run, int round, AnswerVerdict verdict) {
        run.step("round", Integer.class, () -> {
            run.emit(
                    Event.ITERATION_COMPLETE,
                    Json.object()
                            .put("iteration", round)
                            .put("confidence", verdict.confidence())
                            .put("text", "round " + round));
            return round;
        });
    }

    private AnswerDraft written(
            AskRequest request,
            AskedOf asked,
            AnswerMode mode,
            Gathered gathered,
            AnswerEvidence data,
            String lacking,
            Run run) {
        int sentences =
                switch (mode) {
                    case DIRECT -> 4;
                    case STANDARD -> 6;
                    case DETAILED -> 10;
                    case DEEP_SEARCH -> 14;
                };
        var order = new AnswerWriter.Order(request.question(), asked.names(), sentences, gathered.answers(), lacking);
        return run.step("answer", AnswerDraft.class, AnswerWriter.PATIENCE, () -> writer.write(order, data));
    }

    private static Map<String, Long> timing(Instant began, Instant searched, Instant ended) {
        var timing = new LinkedHashMap<String, Long>();
        timing.put("search_ms", Duration.between(began, searched).toMillis());
        timing.put("answer_ms", Duration.between(searched, ended).toMillis());
        timing.put("total_ms", Duration.between(began, ended).toMillis());
        return timing;
    }
}
