package footnote.runtime.model;

import java.util.List;
import java.util.function.Supplier;

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
