package footnote.testing;

import footnote.Desk;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Passage;
import footnote.runtime.model.Role;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import footnote.workflows.ask.answer.AnswerDraft;
import footnote.workflows.ask.answer.AnswerEvidence;
import footnote.workflows.ask.answer.AnswerWriter;
import footnote.workflows.ask.retrieval.FoundPassages.FoundPassage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;

/** Small workflows for a server: one that asks, one that can be held, one that fails, and one that has a model write. */
public final class HeldWorkflows {
    private HeldWorkflows() {}

    private static final DocumentLabel CALL = new DocumentLabel(
            "d",
            "Call",
            "Acme",
            List.of(),
            Optional.empty(),
            DocumentKind.TRANSCRIPT,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            "test");
    private static final Map<String, CountDownLatch> GATES = new ConcurrentHashMap<>();
    private static final Map<String, Integer> READ = new ConcurrentHashMap<>();

    /** What is asked of the test workflows. */
    public record Wish(String text) {}

    /** A plan with a table. */
    public record Plan(String title, List<Topic> topics) {}

    /** A row of it. */
    public record Topic(String name, String why) {}

    /** What came of it. */
    public record Planned(String title, List<Topic> topics, String said) {}

    /** What a reader says to a plan. */
    public sealed interface Reply {
        /** Fine. */
        record Approve() implements Reply {}

        /** Differently. */
        record Revise(String wish) implements Reply {}

        /** Not at all. */
        record Cancel(String reason) implements Reply {}
    }

    static Planned plan(Wish wish, Run run) {
        var plan = run.step(
                "plan",
                Plan.class,
                () -> new Plan(
                        wish.text(), List.of(new Topic("margins", "they fell"), new Topic("cash", "<b>it</b> rose"))));
        String said = "";
        for (boolean open = true; open; ) {
            switch (run.ask("Is this the right plan?", plan, Reply.class)) {
                case Reply.Approve _ -> open = false;
                case Reply.Cancel(String reason) -> throw RunEnded.cancelled(reason);
                case Reply.Revise(String words) -> {
                    var before = plan;
                    said = words;
                    plan = run.step("revise", Plan.class, () -> new Plan(before.title(), revised(before, words)));
                }
            }
        }
        var topics = plan.topics();
        run.each("gather", topics, Topic.class, topic -> topic);
        return new Planned(plan.title(), topics, said);
    }

    private static List<Topic> revised(Plan before, String words) {
        return before.topics().stream()
                .filter(topic -> !words.contains(topic.name()))
                .toList();
    }

    /** Does ten steps once its gate is open. */
    static Wish waiting(Wish wish, Run run) {
        run.step("hold", Wish.class, () -> {
            try {
                gate(wish.text()).await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
            return wish;
        });
        IntStream.range(0, 10).forEach(i -> run.step("step", Wish.class, () -> wish));
        return wish;
    }

    /** Fails in its second step until its gate is open; says how often the first was done. */
    static Stumbled stumbling(Wish wish, Run run) {
        run.step("read", Wish.class, () -> {
            READ.merge(wish.text(), 1, Integer::sum);
            return wish;
        });
        return run.step("sum up", Stumbled.class, () -> {
            if (gate(wish.text()).getCount() > 0) {
                throw Fault.state("the adding machine is out of paper");
            }
            return new Stumbled(READ.get(wish.text()));
        });
    }

    /** Has the desk's advanced model write an answer over one passage. */
    static AnswerDraft written(Desk desk, Wish wish, Run run) {
        var data = AnswerEvidence.empty()
                .with(List.of(new FoundPassage(
                        new Passage(
                                "d:0-47",
                                CALL,
                                "Remarks",
                                Optional.empty(),
                                0,
                                47,
                                "We bought small firms that are near to customers."),
                        1)));
        var order = new AnswerWriter.Order(wish.text(), List.of("Acme"), 4, List.of(), "", 0.05);
        return run.step("answer", AnswerDraft.class, () -> new AnswerWriter(
                        desk.gateway().model(Role.ADVANCED), desk.search().answerScores())
                .write(order, data));
    }

    /** What came of a run that stumbled. */
    public record Stumbled(int read) {}

    public static CountDownLatch gate(String text) {
        return GATES.computeIfAbsent(text, _ -> new CountDownLatch(1));
    }
}
