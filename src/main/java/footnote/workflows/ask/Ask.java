package footnote.workflows.ask;

import footnote.evidence.AnswerScores;
import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.search.Library;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.model.CostQuote;
import footnote.runtime.model.Model;
import footnote.runtime.model.Role;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import footnote.runtime.run.Workflow;
import footnote.workflows.ask.AnswerAssembly.Rounds;
import footnote.workflows.ask.EvidenceSearch.Gathered;
import footnote.workflows.ask.answer.AnswerDraft;
import footnote.workflows.ask.answer.AnswerEvidence;
import footnote.workflows.ask.answer.AnswerJudge;
import footnote.workflows.ask.answer.AnswerVerdict;
import footnote.workflows.ask.answer.AnswerWriter;
import footnote.workflows.ask.question.AnswerMode;
import footnote.workflows.ask.question.AskedOf;
import footnote.workflows.ask.question.DataRoute;
import footnote.workflows.ask.question.QuestionAnalysis;
import footnote.workflows.ask.question.QuestionAnalyst;
import footnote.workflows.ask.question.followup.CompleteQuestion;
import footnote.workflows.ask.question.followup.PartFollowUp;
import footnote.workflows.ask.retrieval.FilingFetch;
import footnote.workflows.ask.retrieval.SearchPlanner;
import footnote.workflows.ask.retrieval.SearchPlanner.SearchPlan;
import footnote.workflows.ask.retrieval.SearchPlanner.SearchPlan.Search;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Answers a question from filings, earnings calls and news, and improves the answer until it is good enough. */
public final class Ask implements Workflow<AskRequest, AskAnswer> {
    public static final String NAME = "ask";

    /** What a question asks of models: reading it, planning search and figure, then writing and judging in each round. */
    public static final List<CostQuote.Planned> CALLS = List.of(
            new CostQuote.Planned(Role.FAST, 6, new CostQuote.Range(400, 5000), new CostQuote.Range(50, 500)),
            new CostQuote.Planned(Role.ADVANCED, 3, new CostQuote.Range(2000, 14000), new CostQuote.Range(150, 1500)));

    private final AskedCompanies companies;
    private final QuestionAnalyst analyst;
    private final SearchPlanner planner;
    private final FilingFetch fetch;
    private final EvidenceSearch search;
    private final AnswerWriter writer;
    private final AnswerJudge judge;

    public Ask(EvidenceReader room, DocumentSearch library, AnswerScores scores, Model fast, Model advanced) {
        this.companies = new AskedCompanies(room, library);
        this.analyst = new QuestionAnalyst(fast);
        this.planner = new SearchPlanner(library);
        this.fetch = new FilingFetch(library);
        this.search = new EvidenceSearch(room, library, fast);
        this.writer = new AnswerWriter(advanced, scores);
        this.judge = new AnswerJudge(fast);
    }

    @Override
    public AskAnswer run(AskRequest given, Run run) {
        var memory = run.memory();
        var began = run.clock().instant();
        var view = View.of(run.options(), began);
        var request = given.asking(complete(given.question(), memory, view, run));
        var asked = run.step("setup", AskedOf.class, () -> companies.find(request, memory, view));
        var analysis = analysis(request, asked, memory, run);
        var fetched = fetched(request, asked, view, run);
        var plan = run.step("plan search", SearchPlan.class, () -> {
            var found = plan(request, analysis, asked, view);
            run.emit(Event.REASONING, Json.object().put("text", found.reasoning()));
            return found;
        });
        var mode = request.wanted().orElse(analysis.answerMode());
        var question = new AskCase(request, analysis, mode, asked, plan, view);
        var gathered = search.gather(question, run)
                .lacking(fetched.gaps())
                .pertinentTo(question)
                .within(request.mostError());
        var searched = run.clock().instant();
        var rounds = improved(question, gathered, run);
        return run.step("assemble", AskAnswer.class, () -> new AnswerAssembly(question)
                .answer(
                        rounds,
                        AnswerAssembly.timing(began, searched, run.clock().instant())));
    }

    /** The question with what it leaves out, which may be all but a part of the company spoken of. */
    private String complete(String question, Map<String, String> memory, View view, Run run) {
        var part = memory.containsKey("companies") ? PartFollowUp.named(question) : Optional.<String>empty();
        return part.map(name -> run.step("complete question", String.class, () -> companies
                        .ofPart(name, memory, view)
                        .orElseGet(() -> CompleteQuestion.resolved(question, memory))))
                .orElseGet(() -> CompleteQuestion.resolved(question, memory));
    }

    /** An answer of one sentence or one figure, from filings alone and not judged, with what it was written from. */
    record BriefAnswer(String company, AnswerDraft draft, AnswerEvidence evidence) {}

    /** Answers within the step at hand; of several companies the first. */
    BriefAnswer briefly(AskRequest request, View view) {
        var asked = companies.find(request, Map.of(), view).first();
        var analysis = new QuestionAnalysis(
                true,
                Optional.empty(),
                asked.names(),
                List.of(),
                DataRoute.FILINGS,
                false,
                AnswerMode.DIRECT,
                "One cell of a grid.");
        var plan = plan(request, analysis, asked, view);
        var gathered = search.gatherBriefly(new AskCase(request, analysis, analysis.answerMode(), asked, plan, view))
                .within(request.mostError());
        var figure = gathered.answers().stream().limit(1).toList();
        var order = new AnswerWriter.Order(request.question(), asked.names(), 1, figure, "", request.mostError());
        return new BriefAnswer(asked.names().getFirst(), writer.write(order, gathered.evidence()), gathered.evidence());
    }

    private QuestionAnalysis analysis(AskRequest request, AskedOf asked, Map<String, String> memory, Run run) {
        String before = memory.containsKey("question")
                ? "Asked: " + memory.get("question") + "\nAnswered: " + memory.getOrDefault("answer", "")
                : "";
        var analysis = run.step("analyze question", QuestionAnalysis.class, QuestionAnalyst.RETRY_POLICY, () -> {
            var read = analyst.analyze(request.question(), asked.few(), asked.unidentified(), before)
                    .value();
            run.emit(
                    Event.ANALYSIS,
                    Json.object()
                            .put(
                                    "text",
                                    String.join(
                                                    ", ",
                                                    asked.names().isEmpty()
                                                            ? asked.unknown().stream()
                                                                    .toList()
                                                            : asked.few())
                                            + " · "
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

    /** The filing that should hold the answer, brought where it is not on file and may be. */
    private FilingFetch.Brought fetched(AskRequest request, AskedOf asked, View view, Run run) {
        if (view.sample() || request.noFetch() || !FilingFetch.needsText(request.question())) {
            return new FilingFetch.Brought(List.of(), List.of());
        }
        return run.step(
                "fetch filings",
                FilingFetch.Brought.class,
                FilingFetch.RETRY_POLICY,
                () -> fetch.bring(
                        request.question(),
                        asked,
                        view,
                        line -> run.emit(Event.TEN_K_SEARCH, Json.object().put("text", line))));
    }

    private SearchPlan plan(AskRequest request, QuestionAnalysis analysis, AskedOf asked, View view) {
        var plan = planner.plan(request.question(), analysis, asked.companies(), view);
        var everywhere = asked.unknown()
                .map(name -> new Search(Library.company(name), name, List.of(), List.of(), List.of(request.question())))
                .orElse(new Search("", "everything on file", List.of(), List.of(), List.of(request.question())));
        String reasoning = asked.unidentified()
                .map(name -> "No document is searched for " + name + ".")
                .orElse(plan.reasoning());
        return plan.searches().isEmpty() ? new SearchPlan(List.of(everywhere), reasoning) : plan;
    }

    /** Writes, judges, searches for what is missing and writes again, as far as the mode goes; the best round stands. */
    private Rounds improved(AskCase asked, Gathered gathered, Run run) {
        var mode = asked.mode();
        var tried = new LinkedHashSet<String>();
        var data = gathered.evidence();
        var first = Set.<String>of();
        Rounds best = null;
        String lacking = "";
        String former = "";
        for (int round = 1; ; round++) {
            int number = round;
            var about = data;
            var read = first;
            var draft = written(asked, gathered.answers(), data, lacking, former, first, run);
            var verdict = run.step(
                    "evaluate",
                    AnswerVerdict.class,
                    AnswerJudge.RETRY_POLICY,
                    () -> judged(asked, draft, about, read, tried, number, run));
            if (best == null || verdict.confidence() > best.verdict().confidence()) {
                best = new Rounds(draft, data, gathered, verdict, round);
            }
            boolean enough =
                    verdict.confidence() >= mode.confidence() || verdict.sufficient() || round >= mode.rounds();
            if (!enough && !verdict.followUps().isEmpty()) {
                data = search.again(verdict.followUps(), asked, data, run);
                tried.addAll(verdict.followUps());
            }
            complete(run, round, verdict);
            if (data.sources().size() == about.sources().size()) {
                return new Rounds(best.draft(), best.evidence(), gathered, best.verdict(), round);
            }
            first = fresh(about, data, draft);
            lacking = verdict.missing();
            former = AnswerWriter.printed(draft.text(), about);
        }
    }

    /** What the last search brought, then what the answer before cites. */
    private static Set<String> fresh(AnswerEvidence before, AnswerEvidence now, AnswerDraft draft) {
        var markers = new LinkedHashSet<String>();
        now.sources().stream().skip(before.sources().size()).forEach(source -> markers.add(source.marker()));
        markers.addAll(draft.markers());
        return markers;
    }

    private AnswerVerdict judged(
            AskCase asked,
            AnswerDraft draft,
            AnswerEvidence data,
            Set<String> first,
            Set<String> tried,
            int round,
            Run run) {
        var mode = asked.mode();
        run.emit(
                Event.ITERATION_START,
                Json.object().put("iteration", round).put("text", "round " + round + " of " + mode.rounds()));
        var verdict = judge.judge(asked.question(), draft, data, first, tried);
        run.emit(
                Event.AGENT_DECISION,
                Json.object()
                        .put("text", verdict.missing().isBlank() ? "nothing is missing" : verdict.missing())
                        .put("confidence", verdict.confidence())
                        .put("completeness", verdict.completeness())
                        .put("specificity", verdict.specificity())
                        .put("accuracy", verdict.accuracy())
                        .put("clarity", verdict.clarity()));
        return verdict;
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
            AskCase asked,
            List<String> answers,
            AnswerEvidence data,
            String lacking,
            String former,
            Set<String> first,
            Run run) {
        int sentences =
                switch (asked.mode()) {
                    case DIRECT -> 4;
                    case STANDARD -> 6;
                    case DETAILED -> 10;
                    case DEEP_SEARCH -> 14;
                };
        var order = new AnswerWriter.Order(
                asked.question(),
                asked.asked().names(),
                sentences,
                answers,
                lacking,
                former,
                first,
                asked.asked().missing().size(),
                asked.request().mostError());
        return run.step("answer", AnswerDraft.class, AnswerWriter.RETRY_POLICY, () -> writer.write(order, data));
    }
}
