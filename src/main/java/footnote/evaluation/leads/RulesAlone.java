package footnote.evaluation.leads;

import footnote.runtime.model.Answered;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Tool;
import java.util.List;
import java.util.function.Supplier;

/** No model: every agent's rule answers. */
final class RulesAlone implements Model {
    @Override
    public <T> Answered<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule) {
        return Answered.byRule(rule.get(), "this is a test of the rules");
    }

    @Override
    public <T> Answered<T> acted(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule) {
        return answered(prompt, type, rule);
    }
}
