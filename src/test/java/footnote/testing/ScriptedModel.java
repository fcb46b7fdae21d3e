package footnote.testing;

import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Tool;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/** A model that gives the answers it was made with and remembers what it was asked; when they are used up, rules answer. */
public final class ScriptedModel implements Model {
    private final Deque<Object> answers;
    private final List<Prompt> asked = new ArrayList<>();
    private final List<List<Tool>> tools = new ArrayList<>();

    public ScriptedModel(Object... answers) {
        this.answers = new ArrayDeque<>(List.of(answers));
    }

    /** Every prompt in turn. */
    public List<Prompt> asked() {
        return asked;
    }

    /** The whole text of the latest prompt. */
    public String lastText() {
        return asked.getLast().system() + "\n" + asked.getLast().question();
    }

    /** The tools that came with each prompt. */
    public List<List<Tool>> tools() {
        return tools;
    }

    @Override
    public synchronized <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule) {
        return acted(prompt, List.of(), 1, type, rule);
    }

    @Override
    public synchronized <T> ModelAnswer<T> acted(
            Prompt prompt, List<Tool> offered, int rounds, Class<T> type, Supplier<T> rule) {
        var _ = prompt.system() + prompt.question(); // a place left open is found here, as with a real model
        asked.add(prompt);
        tools.add(offered);
        return answers.isEmpty()
                ? ModelAnswer.byRule(rule.get(), "the script is at its end")
                : ModelAnswer.byModel(type.cast(answers.poll()), "scripted");
    }
}
