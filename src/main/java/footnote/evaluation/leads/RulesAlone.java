package footnote.evaluation.leads;

import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Tool;
import java.util.List;
import java.util.function.Supplier;

/** No model: every agent's rule answers. */
final class RulesAlone implements Model {
    @Override
    public <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule) {
        return ModelAnswer.byRule(rule.get(), "this is a test of the rules");
    }

    @Override
    public <T> ModelAnswer<T> acted(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule) {
        return answered(prompt, type, rule);
    }
}
