package footnote.faces.cli;

import footnote.faces.access.AuditTrail;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints the trail of what was done, or checks that nobody changed it. */
@Command(
        name = "audit",
        description = "Print the audit trail, one line for each action, or verify that it is complete.")
final class AuditCommand implements Callable<Integer> {
    private static final int PAGE = 1000;

    private final Context context;

    @Option(names = "--verify", description = "Check every line against its seal.")
    private boolean verify;

    @Option(
            names = "--expect",
            paramLabel = "SEAL",
            description = "With --verify: the seal noted earlier must be one of the trail's, so nothing was cut off.")
    private Optional<String> expected = Optional.empty();

    AuditCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (expected.isPresent() && !verify) {
            throw Fault.input("--expect needs --verify");
        }
        var trail = AuditTrail.of(context.desk());
        return verify ? verified(trail) : printed(trail);
    }

    private int printed(AuditTrail trail) {
        var out = context.console().out();
        long seq = 0;
        for (var lines = trail.after(seq, PAGE); !lines.isEmpty(); lines = trail.after(seq, PAGE)) {
            for (var line : lines) {
                out.println(
                        context.json
                                ? Json.write(line)
                                : "%6d  %s  %-20s %-16s %s  %s"
                                        .formatted(
                                                line.seq(),
                                                line.at(),
                                                Console.plain(line.actor()),
                                                line.action(),
                                                Console.plain(line.target()),
                                                line.outcome()));
                seq = line.seq();
            }
        }
        return Cli.DONE;
    }

    private int verified(AuditTrail trail) {
        var verdict = trail.verified();
        if (verdict.broken().isPresent()) {
            throw Fault.state("the trail was changed at line "
                    + verdict.broken().get() + "; the " + verdict.lines() + " before are intact");
        }
        verdict.cut().ifPresent(why -> {
            throw Fault.state(why);
        });
        if (expected.isPresent() && !trail.holds(expected.get())) {
            throw Fault.state(
                    "the trail is intact, but the seal " + expected.get() + " is not in it: lines were cut off");
        }
        context.console().out().println("Whole: " + verdict.lines() + " lines, last seal " + verdict.seal());
        return Cli.DONE;
    }
}
