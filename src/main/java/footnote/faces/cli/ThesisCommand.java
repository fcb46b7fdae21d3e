package footnote.faces.cli;

import footnote.domain.Ticker;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.thesis.Thesis;
import footnote.workflows.coverage.thesis.ThesisCheck;
import footnote.workflows.coverage.thesis.ThesisChecker.Checked;
import footnote.workflows.coverage.thesis.ThesisList.Event;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Theses that facts break or confirm. */
@Command(
        name = "thesis",
        description = {
            "Beliefs about companies as tests over their figures; a break or a confirmation is reported once.",
            "  footnote thesis add QVLN \"wrong if operating margin falls below 35%% in any quarter\"",
            "  footnote thesis add QVLN \"right if FCF exceeds $650m in FY26\""
        },
        subcommands = {
            ThesisCommand.Add.class,
            ThesisCommand.ListAll.class,
            ThesisCommand.Show.class,
            ThesisCommand.Check.class,
            ThesisCommand.Remove.class
        })
final class ThesisCommand implements Callable<Integer> {
    private final Context context;

    ThesisCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        return new ListAll(context).call();
    }

    /** A thesis as a test, and where it stands. */
    record Shown(Thesis thesis, String test, List<Event> history) {}

    private static Shown shown(Context context, Thesis thesis) {
        return new Shown(
                thesis,
                thesis.tripwire().words(),
                context.desk().watchlists().theses().list().events(thesis.id()));
    }

    private static Thesis found(Context context, String id) {
        return context.desk()
                .watchlists()
                .theses()
                .list()
                .find(id, context.settings().fictional())
                .orElseThrow(() -> Fault.input("there is no thesis '" + id + "'; 'footnote thesis' lists them"));
    }

    private static String line(Shown shown) {
        String state =
                shown.history().isEmpty() ? "open" : shown.history().getLast().outcome();
        return "%-10s %-13s %s"
                .formatted(
                        shown.thesis().id(), state, Console.plain(shown.thesis().sentence()));
    }

    /** Adds one. */
    @Command(
            name = "add",
            description = "Add a sentence: right if or wrong if, a metric, a comparison, a threshold and a period.")
    static final class Add implements Callable<Integer> {
        private final Context context;

        @Parameters(index = "0", paramLabel = "SYMBOL")
        private String company = "";

        @Parameters(index = "1", paramLabel = "SENTENCE")
        private String sentence = "";

        Add(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var view = context.view();
            var check = context.desk().watchlists().theses().add(company, sentence, view);
            var listing = context.desk().evidence().listing(check.thesis().symbol(), view);
            context.desk()
                    .watchlists()
                    .companies()
                    .add(listing, view.sample()); // the digest reports on what is followed
            print(context, List.of(new Checked(check, true)));
            return Cli.DONE;
        }
    }

    /** Lists them. */
    @Command(name = "list", description = "List theses with their state.")
    static final class ListAll implements Callable<Integer> {
        private final Context context;

        ListAll(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var all = context
                    .desk()
                    .watchlists()
                    .theses()
                    .list()
                    .all(context.settings().fictional())
                    .stream()
                    .map(thesis -> shown(context, thesis))
                    .toList();
            var out = context.console().out();
            if (context.json) {
                out.println(Json.write(all));
            } else if (all.isEmpty()) {
                out.println("no thesis is kept; 'footnote thesis add SYMBOL \"wrong if …\"' adds one");
            } else {
                all.forEach(each -> out.println(line(each)));
            }
            return Cli.DONE;
        }
    }

    /** Shows one with its history. */
    @Command(name = "show", description = "Show one: its test, and the rows that settled it.")
    static final class Show implements Callable<Integer> {
        private final Context context;

        @Parameters(paramLabel = "ID")
        private String id = "";

        Show(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var shown = shown(context, found(context, id));
            var broken = context.desk().watchlists().theses().list().verified().broken();
            var out = context.console().out();
            if (context.json) {
                out.println(Json.write(shown));
            } else {
                var thesis = shown.thesis();
                out.println(context.console().bold(thesis.id()) + "  " + Console.plain(thesis.name()));
                out.println("sentence: " + Console.plain(thesis.sentence()));
                out.println("test: " + shown.test()
                        + (thesis.tripwire().named()
                                ? ""
                                : ", by figures published after " + Console.day(thesis.addedOn())));
                shown.history()
                        .forEach(event -> out.println("%s  %s %s"
                                .formatted(
                                        Console.day(event.asOf()),
                                        Console.plain(event.text()),
                                        Console.plain(event.source()))));
                out.println(
                        shown.history().isEmpty()
                                ? "history: nothing settled it yet"
                                : "history: " + broken.orElse("intact"));
            }
            return broken.isEmpty() ? Cli.DONE : Cli.FAILED;
        }
    }

    /** Checks them. */
    @Command(name = "check", description = "Check them against what is known; --as-of checks an earlier day.")
    static final class Check implements Callable<Integer> {
        private final Context context;

        @Parameters(arity = "0..1", paramLabel = "SYMBOL")
        private Optional<String> company = Optional.empty();

        Check(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var view = context.view();
            var symbol =
                    company.map(text -> Ticker.read(text).map(Ticker::symbol).orElse(text));
            var checked = context.desk().watchlists().theses().check(symbol, view);
            if (checked.isEmpty() && !context.json) {
                context.console().out().println("no thesis to check; 'footnote thesis add' adds one");
            } else {
                print(context, checked);
            }
            var broken = context.desk().watchlists().theses().list().verified().broken();
            broken.ifPresent(why -> context.console().problem("the record of theses is not intact: " + why));
            return broken.isEmpty() ? Cli.DONE : Cli.FAILED;
        }
    }

    /** Removes one. */
    @Command(name = "remove", description = "Remove one; its history stays in the database.")
    static final class Remove implements Callable<Integer> {
        private final Context context;

        @Parameters(paramLabel = "ID")
        private String id = "";

        Remove(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            found(context, id);
            context.desk()
                    .watchlists()
                    .theses()
                    .list()
                    .remove(id, context.settings().fictional());
            context.console().out().println(id + " is removed");
            return Cli.DONE;
        }
    }

    private static void print(Context context, List<Checked> checked) {
        var out = context.console().out();
        if (context.json) {
            out.println(Json.write(checked));
            return;
        }
        var footnotes = new Footnotes(checked.stream()
                .flatMap(each -> each.check().ledger().stream())
                .distinct()
                .toList());
        for (var each : checked) {
            ThesisCheck check = each.check();
            out.println(context.console().bold(check.thesis().id()) + "  "
                    + Console.plain(check.thesis().sentence()));
            out.println("  " + footnotes.rendered(check.sentence())
                    + (check.outcome().settled() && !each.fresh() ? " It was reported before." : ""));
        }
        footnotes.lines().forEach(line -> out.println(context.console().dim(Console.plain(line))));
    }
}
