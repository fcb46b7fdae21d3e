package footnote.faces.cli;

import footnote.faces.cli.InstallationChecks.Check;
import footnote.faces.cli.InstallationChecks.State;
import footnote.runtime.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Says what works on this machine and what to do about what does not. */
@Command(
        name = "doctor",
        description = "Check the installation: one line for each part, and what to do where one fails.")
final class DoctorCommand implements Callable<Integer> {
    private final Context context;

    DoctorCommand(Context context) {
        this.context = context;
    }

    @Option(names = "--live", description = "Send one small request to every vendor and print the outcome.")
    private boolean live;

    @Option(
            names = "--repair",
            description = "Rebuild what can be rebuilt: the queue, the search index, files of finished runs.")
    private boolean repair;

    @Override
    public Integer call() {
        var repaired = repair ? repairs() : List.<Check>of(); // first, so that the checks show what is left
        var checks = new ArrayList<>(new InstallationChecks(context).all());
        if (live) {
            context.desk()
                    .tryVendors()
                    .forEach((vendor, finding) -> checks.add(InstallationChecks.tried(vendor, finding)));
        }
        checks.addAll(repaired);
        if (context.json) {
            context.console().out().println(Json.write(checks));
        } else {
            checks.forEach(this::print);
        }
        return checks.stream().anyMatch(check -> check.state() == State.BROKEN) ? Cli.FAILED : Cli.DONE;
    }

    private List<Check> repairs() {
        try {
            return repaired();
        } catch (RuntimeException e) {
            return List.of(new Check("repair", State.BROKEN, String.valueOf(e.getMessage())));
        }
    }

    private List<Check> repaired() {
        var found = new ArrayList<Check>();
        context.desk()
                .repair()
                .all()
                .forEach(each -> found.add(new Check(
                        "repair", each.repaired() ? State.OK : State.BROKEN, each.what() + ": " + each.said())));
        if (context.desk().search().clusterHealth().isEmpty()) {
            var restored = context.desk().search().rebuild(false, _ -> {});
            if (!restored.whole().isEmpty()) {
                found.add(new Check(
                        "repair",
                        State.OK,
                        "index: " + Console.count(restored.whole().size(), "document") + " put back"));
            }
            restored.broken()
                    .forEach(label -> found.add(new Check(
                            "repair",
                            State.BROKEN,
                            "index: no copy of '" + Console.line(label.title()) + "' is kept; ingest "
                                    + Console.line(label.name()) + " again")));
        }
        return found.isEmpty() ? List.of(new Check("repair", State.OK, "nothing to repair")) : found;
    }

    private void print(Check check) {
        var console = context.console();
        String mark =
                switch (check.state()) {
                    case OK -> console.green("✓");
                    case OPTIONAL -> console.yellow("–");
                    case BROKEN -> console.red("✗");
                };
        console.out().printf("%s %-9s %s%n", mark, check.part(), check.said());
    }
}
