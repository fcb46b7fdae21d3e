package footnote.runtime.model;

import java.util.List;
import java.util.function.Supplier;

/** A model in one role, as an agent holds it: it always answers, in the end by the agent's rule. */
public interface Model {
    /**
     * An answer of the wanted type. An answer that the type refuses goes back once with the reason; after that, or when
     * no model can be had, the rule answers.
     */
    <T> Answered<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule);

    /**
     * Lets the model use tools for at most this many rounds before it answers. Each round and each tool call is kept by
     * itself, so after a kill only the one in flight is repeated.
     */
    <T> Answered<T> acted(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule);

    default <T> T answer(Prompt prompt, Class<T> type, Supplier<T> rule) {
        return answered(prompt, type, rule).value();
    }

    default <T> T act(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule) {
        return acted(prompt, tools, rounds, type, rule).value();
    }
}
