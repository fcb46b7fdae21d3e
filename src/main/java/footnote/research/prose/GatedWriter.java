package footnote.research.prose;

import footnote.research.prose.SentenceGate.Dropped;
import footnote.runtime.model.AgentName;
import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.Step;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Has a model write, fix once the sentences that fail the gate, and drops those that still do. Where more than half of
 * them fail, or too little is left, the rule's text stands. The prompt has a place for {@code objections}.
 */
public final class GatedWriter {
    private static final String WARNING = "warning";

    private final Model model;
    private final SentenceGate gate;

    public GatedWriter(Model model, SentenceGate gate) {
        this.model = model;
        this.gate = gate;
    }

    /** How many sentences an agent wrote and which of them were not printed, as a run keeps it. */
    public record JudgedSentences(String agent, int written, List<Dropped> dropped) {
        public JudgedSentences {
            dropped = List.copyOf(dropped);
        }
    }

    public <T extends GatedText<T>> ModelAnswer<T> write(
            Prompt prompt, Class<T> type, Consumer<T> check, Supplier<T> rule) {
        var first = model.answered(prompt.with("objections", "none"), type, check, rule);
        return first.isRule()
                ? first
                : new GatedWriter(model, gate.quoting(QuotationCheck.of(prompt)))
                        .judged(first, prompt, type, check, rule);
    }

    private <T extends GatedText<T>> ModelAnswer<T> judged(
            ModelAnswer<T> first, Prompt prompt, Class<T> type, Consumer<T> check, Supplier<T> rule) {
        var objections = dropped(first.value());
        var best = objections.isEmpty() ? first : better(first, objections, prompt, type, check);
        return filtered(best, prompt.agent(), check, rule);
    }

    private <T extends GatedText<T>> ModelAnswer<T> better(
            ModelAnswer<T> first, List<Dropped> objections, Prompt prompt, Class<T> type, Consumer<T> check) {
        var again = model.answered(prompt.with("objections", listed(objections)), type, check, first::value);
        return !again.isRule() && dropped(again.value()).size() < objections.size() ? again : first;
    }

    /** Each sentence with the reason, for the model to fix. */
    public static String listed(List<Dropped> dropped) {
        return dropped.stream()
                .map(each -> "- \"" + each.sentence() + "\": " + each.reason())
                .collect(Collectors.joining("\n"));
    }

    private <T extends GatedText<T>> List<Dropped> dropped(T written) {
        return written.prose()
                .flatMap(prose -> gate.filter(prose).dropped().stream())
                .toList();
    }

    private <T extends GatedText<T>> ModelAnswer<T> filtered(
            ModelAnswer<T> answered, String agent, Consumer<T> check, Supplier<T> rule) {
        var dropped = dropped(answered.value());
        int sentences =
                answered.value().prose().mapToInt(SentenceGate::sentences).sum();
        noted(new JudgedSentences(agent, sentences, dropped));
        if (dropped.isEmpty()) {
            return answered;
        }
        String why = dropped.size() + " of " + sentences + " sentences failed the checks, the first because "
                + dropped.getFirst().reason();
        if (2 * dropped.size() > sentences) {
            return byRule(agent, why, rule);
        }
        try {
            var kept = answered.value().kept(prose -> gate.filter(prose).kept());
            check.accept(kept);
            return new ModelAnswer<>(kept, answered.by(), Optional.empty());
        } catch (IllegalArgumentException e) {
            return byRule(agent, why + "; " + e.getMessage(), rule);
        }
    }

    private static <T> ModelAnswer<T> byRule(String agent, String why, Supplier<T> rule) {
        warned(agent, why);
        return ModelAnswer.byRule(rule.get(), why);
    }

    /** Tells those who watch the run that the rule's text stands, and why. */
    public static void warned(String agent, String why) {
        Step.current()
                .ifPresent(step -> step.emit(
                        WARNING,
                        Map.of("about", agent, "why", AgentName.of(agent) + ": the rule's text stands: " + why)));
    }

    private static void noted(JudgedSentences judged) {
        Step.current().ifPresent(step -> step.part("sentences", JudgedSentences.class, () -> judged));
    }
}
