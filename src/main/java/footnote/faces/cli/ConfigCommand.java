package footnote.faces.cli;

import footnote.config.EnvironmentHints;
import footnote.config.Setting;
import footnote.runtime.json.Json;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Prints the settings in force. */
@Command(
        name = "config",
        description = {
            "Print the settings in force and where each comes from; secrets are masked.",
            "Later wins: defaults, footnote.yaml (here or in FOOTNOTE_HOME), environment, flags."
        })
final class ConfigCommand implements Callable<Integer> {
    private final Context context;

    ConfigCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var settings = context.settings();
        var console = context.console();
        if (context.json) {
            console.out().println(Json.write(settings.shown()));
            return Cli.DONE;
        }
        for (var setting : Setting.values()) {
            String shown = settings.shown(setting);
            console.out()
                    .printf(
                            "%-20s %-34s %s%n",
                            setting.key(),
                            shown.isEmpty() ? "-" : Console.plain(shown),
                            console.dim(setting.about() + " [" + settings.from(setting) + "]"));
        }
        EnvironmentHints.hints(context.environment())
                .forEach(hint -> console.out().println(Console.plain(hint)));
        return Cli.DONE;
    }
}
