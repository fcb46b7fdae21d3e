package footnote.evaluation;

import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Role;
import footnote.runtime.model.Tool;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Puts every agent's prompt to a live model on fixed cases, and counts what came back fit for use. */
public final class PromptTrial {
    private static final Pattern UNBOUND =
            Pattern.compile("(?i)no fact|unbound|figure|number that|writes? (a|the) number|digit");

    private final Function<Role, Model> models;
    private final Map<String, Score> scores = new TreeMap<>();

    public PromptTrial(Function<Role, Model> models) {
        this.models = models;
    }

    /** How one agent's prompt did: calls, those whose answer was taken, those the rule had to answer, and why. */
    public record Score(String agent, Role role, int calls, int valid, int ruled, int unbound, String lastReason) {
        private Score plus(ModelAnswer<?> answered) {
            String reason = answered.reason().orElse("");
            boolean rule = answered.isRule();
            return new Score(
                    agent,
                    role,
                    calls + 1,
                    valid + (rule ? 0 : 1),
                    ruled + (rule ? 1 : 0),
                    unbound + (rule && UNBOUND.matcher(reason).find() ? 1 : 0),
                    rule ? reason : lastReason);
        }

        /** The share of calls whose answer fitted the schema and passed the agent's checks. */
        public double validity() {
            return calls == 0 ? 0 : (double) valid / calls;
        }
    }

    /** The model of a role as agents under trial see it. */
    public Model model(Role role) {
        return new Watched(role);
    }

    public synchronized List<Score> scores() {
        return List.copyOf(scores.values());
    }

    private synchronized void count(Role role, Prompt prompt, ModelAnswer<?> answered) {
        scores.merge(
                prompt.agent() + " " + role.word(),
                new Score(prompt.agent(), role, 0, 0, 0, 0, "").plus(answered),
                (before, _) -> before.plus(answered));
    }

    /** Asks within the run, so that its budget holds and its tokens are counted. */
    private final class Watched implements Model {
        private final Role role;

        private Watched(Role role) {
            this.role = role;
        }

        @Override
        public <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule) {
            return counted(prompt, () -> models.apply(role).answered(prompt, type, rule));
        }

        @Override
        public <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Consumer<T> check, Supplier<T> rule) {
            return counted(prompt, () -> models.apply(role).answered(prompt, type, check, rule));
        }

        @Override
        public <T> ModelAnswer<T> acted(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule) {
            return counted(prompt, () -> models.apply(role).acted(prompt, tools, rounds, type, rule));
        }

        private <T> ModelAnswer<T> counted(Prompt prompt, Supplier<ModelAnswer<T>> call) {
            var answered = call.get();
            count(role, prompt, answered);
            return answered;
        }
    }
}
