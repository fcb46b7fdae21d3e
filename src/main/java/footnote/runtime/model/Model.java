package footnote.runtime.model;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A model in one role, as an agent holds it: it always answers, in the end by the agent's rule. */
public interface Model {
    /** One that leaves every answer to the rule. */
    static Model rules() {
        return new RuleModel();
    }

    /**
     * An answer of the wanted type. An answer that the type refuses goes back once with the reason; after that, or when
     * no model is available, the rule answers.
     */
    <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule);

    /**
     * Lets the model use tools for at most this many rounds before it answers. Each round and each tool call is kept by
     * itself, so after a kill only the one in flight is repeated.
     */
    <T> ModelAnswer<T> acted(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule);

    /**
     * As {@link #answered(Prompt, Class, Supplier)}, where an answer must also pass a check that needs more than the
     * answer itself, such as which facts there are. The check throws an {@link IllegalArgumentException} with the reason.
     */
    default <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Consumer<T> check, Supplier<T> rule) {
        var answered = answered(prompt, type, rule);
        try {
            check.accept(answered.value());
            return answered;
        } catch (IllegalArgumentException e) {
            if (answered.isRule() && e instanceof SenseObjection) {
                return answered;
            }
            if (answered.isRule()) {
                throw e; // a rule that breaks its own agent's check is a mistake of ours
            }
            return ModelAnswer.byRule(rule.get(), String.valueOf(e.getMessage()));
        }
    }

    /** The same model, which also tells how far the text of one field of an answer has come; a rule tells nothing. */
    default Model streamingField(String field, Consumer<String> listener) {
        return this;
    }

    default <T> T answer(Prompt prompt, Class<T> type, Supplier<T> rule) {
        return answered(prompt, type, rule).value();
    }

    default <T> T act(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule) {
        return acted(prompt, tools, rounds, type, rule).value();
    }

    /** No model at all: every agent's rule answers. */
    final class RuleModel implements Model {
        private static final String WHY = "models are left out";

        @Override
        public <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule) {
            return ModelAnswer.byRule(rule.get(), WHY);
        }

        @Override
        public <T> ModelAnswer<T> acted(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule) {
            return ModelAnswer.byRule(rule.get(), WHY);
        }
    }
}
