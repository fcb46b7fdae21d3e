package footnote.faces.cli;

import footnote.PromptCases;
import footnote.evaluation.PromptTrial;
import footnote.evaluation.TrialUsage;
import footnote.runtime.json.Json;
import footnote.runtime.model.Role;
import footnote.runtime.run.Fault;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Puts every agent's prompt to the reader's own model. */
@Command(
        name = "prompts",
        description = "Every agent's prompt on fixed cases of the sample market: how many answers fit their schema, how"
                + " often the rule had to answer, how many wrote a number no fact backs; live also the sentences kept"
                + " and dropped with the reason, tokens and cost.")
final class EvalPromptsCommand implements Callable<Integer> {
    private static final int SHOWN = 40;

    private final Context context;

    @Option(names = "--live", description = "Ask the models that are set up; it costs what their calls cost.")
    private boolean live;

    EvalPromptsCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var gateway = context.desk().gateway();
        if (live && gateway.candidates(Role.FAST).isEmpty()) {
            throw Fault.input("no model is set up; set a key such as GEMINI_API_KEY, or leave --live out");
        }
        var tried = PromptCases.tried(context.desk(), live);
        if (context.json) {
            context.console().out().println(live ? Json.write(tried) : Json.write(tried.scores()));
        } else {
            print(tried.scores());
            if (live) {
                print(tried.usage());
            }
        }
        return Cli.DONE;
    }

    private void print(List<PromptTrial.Score> scores) {
        var console = context.console();
        console.out()
                .println(console.bold("%-28s %-9s %6s %7s %6s %8s  %s"
                        .formatted("Agent", "Role", "Calls", "Valid", "Rule", "Unbound", "Last reason")));
        int calls = 0;
        int valid = 0;
        for (var score : scores) {
            calls += score.calls();
            valid += score.valid();
            console.out()
                    .println(String.format(
                            Locale.ROOT,
                            "%-28s %-9s %6d %6.0f%% %6d %8d  %s",
                            score.agent(),
                            score.role().word(),
                            score.calls(),
                            100 * score.validity(),
                            score.ruled(),
                            score.unbound(),
                            Console.plain(cut(score.lastReason()))));
        }
        console.out().printf("%d prompts, %d calls, %d answers taken from a model.%n", scores.size(), calls, valid);
        if (!live) {
            console.out().println("Rules answered: --live puts the same prompts to your own model.");
        }
    }

    private void print(TrialUsage usage) {
        var out = context.console().out();
        out.printf(
                Locale.ROOT,
                "%,d sentences written, %,d kept, %,d dropped.%n",
                usage.sentences(),
                usage.kept(),
                usage.dropped().size());
        usage.dropped().stream()
                .limit(SHOWN)
                .forEach(each -> out.println("  " + each.step() + ": \"" + Console.plain(cut(each.sentence())) + "\": "
                        + Console.plain(each.reason())));
        out.printf(
                Locale.ROOT,
                "%,d calls, %,d input tokens, %,d output tokens, $%.4f.%n",
                usage.calls(),
                usage.inputTokens(),
                usage.outputTokens(),
                usage.cost());
    }

    private static String cut(String reason) {
        return reason.length() <= 70 ? reason : reason.substring(0, 69) + "…";
    }
}
