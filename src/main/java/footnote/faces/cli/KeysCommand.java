package footnote.faces.cli;

import footnote.faces.access.AccessKey;
import footnote.faces.access.AuditTrail;
import footnote.faces.access.Keys;
import footnote.faces.access.Right;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes, lists and revokes the keys of the web face. */
@Command(
        name = "keys",
        description = "Add, list and revoke keys for 'serve'; once there is a key, every request needs one.")
final class KeysCommand implements Callable<Integer> {
    private final Context context;

    KeysCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        throw Fault.input("say what to do: 'footnote keys add NAME --rights run', 'keys list' or 'keys revoke ID'");
    }

    private Keys keys() {
        return new Keys(context.desk().database(), context.desk().clock());
    }

    private void audited(String action, AccessKey key, String outcome) {
        AuditTrail.of(context.desk()).add("command line", action, key.id() + " " + key.name(), outcome);
    }

    @Command(name = "add", description = "Add a key and print it; it is shown only once.")
    int add(
            @Parameters(paramLabel = "NAME", description = "Name of its holder.") String name,
            @Option(
                            names = "--rights",
                            paramLabel = "RIGHTS",
                            defaultValue = "read",
                            description = "read, run (starts and answers runs) or admin (sees everybody's).")
                    String rights,
            @Option(names = "--team", paramLabel = "TEAM", description = "Whose runs are shared.")
                    Optional<String> team,
            @Option(
                            names = "--per-minute",
                            paramLabel = "N",
                            defaultValue = "" + Keys.PER_MINUTE,
                            description = "Requests a minute (default ${DEFAULT-VALUE}).")
                    int perMinute,
            @Option(names = "--monthly", paramLabel = "DOLLARS", description = "What its runs may cost a month.")
                    Optional<BigDecimal> monthly) {
        var made = keys().add(new Keys.Wish(name, team, Right.of(rights), perMinute, monthly));
        audited("add key", made.key(), "added");
        if (context.json) {
            var node = Json.object().put("secret", made.secret());
            node.set("key", Json.node(made.key()));
            context.console().out().println(node);
        } else {
            context.console().out().println(made.secret());
            context.console()
                    .err()
                    .println("Keep it: it is not shown again. Sent as 'Authorization: Bearer …', or used to"
                            + " log in on the page.");
        }
        return Cli.DONE;
    }

    @Command(name = "list", description = "List the keys, without their secrets.")
    int list() {
        var all = keys().all();
        var out = context.console().out();
        if (context.json) {
            out.println(Json.write(all));
            return Cli.DONE;
        }
        if (all.isEmpty()) {
            out.println("No keys. On this machine's own address none is needed; 'footnote keys add NAME' makes one.");
        }
        for (var key : all) {
            out.printf(
                    "%s  %-20s %-12s %-14s %d/min%s%s%n",
                    key.id(),
                    key.name(),
                    key.rights().stream().max(Right::compareTo).map(Right::word).orElse(""),
                    key.team().orElse(""),
                    key.perMinute(),
                    key.budget().map(budget -> ", $" + budget + " a month").orElse(""),
                    key.revokedAt().map(at -> ", revoked " + at).orElse(""));
        }
        return Cli.DONE;
    }

    @Command(name = "revoke", description = "Revoke a key.")
    int revoke(@Parameters(paramLabel = "ID", description = "Its id, or its name where only one has it.") String id) {
        var key = keys().revoke(id);
        audited("revoke key", key, "revoked");
        context.console().out().println("Revoked " + key.id() + " (" + key.name() + ")");
        return Cli.DONE;
    }
}
