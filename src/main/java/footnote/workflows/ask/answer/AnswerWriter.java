package footnote.workflows.ask.answer;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.evidence.AnswerScores;
import footnote.research.prose.GatedWriter;
import footnote.research.prose.SentenceGate;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.Step;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers a question from what was gathered, every figure backed by what it cites. */
public final class AnswerWriter {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(90));

    private static final Prompt ONE = Prompt.of(AnswerWriter.class);
    private static final Prompt SEVERAL = Prompt.of(AnswerWriter.class, "AnswerWriter-several.md");
    static final int MOST_QUOTED = 24;

    private final Model model;
    private final AnswerScores scores;

    public AnswerWriter(Model model, AnswerScores scores) {
        this.model = model;
        this.scores = scores;
    }

    /** What a model writes. */
    public record Written(String answer) {
        public Written {
            if (answer.isBlank()) {
                throw new IllegalArgumentException("the answer is empty");
            }
        }
    }

    /**
     * The order: who asks what of whom, how much room there is, which figures answer, what the last answer lacked and
     * said, the passages to be read first, and how many companies it names that are not known.
     */
    public record Order(
            String question,
            List<String> companies,
            int sentences,
            List<String> figures,
            String lacking,
            String former,
            Set<String> first,
            int missing,
            double mostError) {
        public Order {
            companies = List.copyOf(companies);
            figures = List.copyOf(figures);
            first = Set.copyOf(first);
        }

        /** The order of a first answer. */
        public Order(
                String question,
                List<String> companies,
                int sentences,
                List<String> figures,
                String lacking,
                double mostError) {
            this(question, companies, sentences, figures, lacking, "", Set.of(), 0, mostError);
        }

        /** The same of some of its companies. */
        Order of(List<String> some) {
            return new Order(question, some, sentences, figures, lacking, former, first, missing, mostError);
        }
    }

    public AnswerDraft write(Order order, AnswerEvidence data) {
        var rule = new RuleAnswer(order, data, scores);
        var prompt = (order.companies().size() > 1 ? SEVERAL : ONE)
                .quote("question", order.question())
                .with("figures", figures(data, order.figures()))
                .quote("evidence", data.quoted(MOST_QUOTED, order.first()))
                .with("sentences", String.valueOf(order.sentences()))
                .quote("former", order.former().isBlank() ? "none; this is the first answer" : order.former())
                .with("lacking", order.lacking().isBlank() ? "nothing; this is the first answer" : order.lacking());
        var answered = model.streamingField("answer", text -> show(text, data, false))
                .answered(
                        prompt,
                        Written.class,
                        written -> {
                            cites(written, data);
                            answers(written, order.figures(), data);
                        },
                        () -> new Written(rule.answer().text()));
        var check = new CitationCheck(data, Set.copyOf(order.companies()));
        var draft = check.pass(answered.value().answer(), answered.by());
        var stands = answered.isRule()
                ? draft.likely(rule.answer().likelihood())
                : isMostlyKept(draft) ? draft : byRule(rule.answer(), check, draft);
        show(stands.text(), data, true);
        return stands;
    }

    private static boolean isMostlyKept(AnswerDraft draft) {
        return !draft.text().equals(CitationCheck.NOTHING_LEFT)
                && draft.removed().size() <= SentenceGate.sentences(new Prose(draft.text()));
    }

    /** Where most of what a model wrote may not be printed, the rule's answer stands. */
    private static AnswerDraft byRule(RuleAnswer.Ruled ruled, CitationCheck check, AnswerDraft refused) {
        GatedWriter.warned(
                "AnswerWriter",
                refused.removed().size() + " of the model's sentences had nothing on file to back them");
        return check.pass(ruled.text(), CitationCheck.RULE).likely(ruled.likelihood());
    }

    /** For those who watch; what of a reference has not come yet is left out. */
    private static void show(String text, AnswerEvidence data, boolean checked) {
        int open = text.lastIndexOf('{');
        String whole = open > text.lastIndexOf('}') ? text.substring(0, open) : text;
        if (!whole.isBlank()) {
            String printed = new Prose(whole).rendered(id -> data.figure(id)
                    .map(entry -> FigureFormat.of(entry.fact()))
                    .orElse("…"));
            Step.current().ifPresent(step -> step.draft(printed, checked));
        }
    }

    private static void cites(Written written, AnswerEvidence data) {
        boolean cited = Markers.in(written.answer()).stream()
                        .anyMatch(marker -> data.source(marker).isPresent())
                || written.answer().contains("{fact:");
        if (!cited && !data.sources().isEmpty() && !written.answer().startsWith(RuleAnswer.NOTHING)) {
            throw new IllegalArgumentException("the answer cites nothing; put the marker of its passage, such as ["
                    + data.sources().getFirst().marker() + "], after every statement");
        }
    }

    /** Refuses an answer without any of the figures that answer the question, as reference or printed. */
    private static void answers(Written written, List<String> figures, AnswerEvidence data) {
        boolean there = figures.stream()
                .anyMatch(id -> written.answer().contains("{fact:" + id + "}")
                        || data.figure(id)
                                .filter(entry -> written.answer().contains(FigureFormat.of(entry.fact())))
                                .isPresent());
        if (!figures.isEmpty() && !there) {
            throw new IllegalArgumentException("the answer lacks the figure that is asked for; bring {fact:"
                    + figures.getFirst() + "}, the first of the list");
        }
    }

    /** A text with its figures printed. */
    public static String printed(String text, AnswerEvidence data) {
        return new Prose(text).rendered(id -> data.figure(id)
                .map(entry -> FigureFormat.of(entry.fact()))
                .orElse("…"));
    }

    static String figures(AnswerEvidence data) {
        return figures(data, List.of());
    }

    /** One line a figure, those that answer first. */
    private static String figures(AnswerEvidence data, List<String> first) {
        return data.figures().isEmpty()
                ? "none"
                : Stream.concat(
                                first.stream().flatMap(id -> data.figure(id).stream()),
                                data.figures().stream().filter(entry -> !first.contains(entry.id())))
                        .map(AnswerWriter::line)
                        .collect(Collectors.joining("\n"));
    }

    private static String line(LedgerEntry entry) {
        var fact = entry.fact();
        return entry.id() + " | " + fact.subject() + " | " + fact.metric().label() + " | "
                + fact.period().label() + " | " + FigureFormat.of(fact)
                + entry.derivation().map(each -> " | " + each.formula()).orElse("");
    }
}
