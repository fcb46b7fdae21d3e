package footnote.faces.cli;

import footnote.config.Setting;
import footnote.domain.Ticker;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.worker.ScheduleTime;
import footnote.workflows.coverage.Digest;
import footnote.workflows.coverage.DigestRequest;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The companies a reader follows. */
@Command(
        name = "coverage",
        description =
                "Companies you follow, and a digest of what is new on them: filings, restatements, moves, results.",
        subcommands = {
            CoverageCommand.Add.class,
            CoverageCommand.ListAll.class,
            CoverageCommand.Remove.class,
            CoverageCommand.Now.class
        })
final class CoverageCommand implements Callable<Integer> {
    private final Context context;

    CoverageCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        return new ListAll(context).call();
    }

    /** Puts companies on the list. */
    @Command(name = "add", description = "Follow companies, by symbol or name.")
    static final class Add implements Callable<Integer> {
        private final Context context;

        @Parameters(arity = "1..*", paramLabel = "SYMBOL")
        private List<String> companies = List.of();

        Add(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var view = context.view();
            for (var words : companies) {
                var listing = context.desk().evidence().listing(words, view);
                boolean fresh = context.desk().coverage().add(listing, view.offline());
                context.console()
                        .out()
                        .println(listing.ticker() + "  " + Console.plain(listing.name())
                                + (fresh ? "" : "  was on the list already"));
            }
            return Cli.DONE;
        }
    }

    /** Shows the list. */
    @Command(name = "list", description = "List them.")
    static final class ListAll implements Callable<Integer> {
        private final Context context;

        ListAll(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var all = context.desk().coverage().all(context.settings().fictional());
            if (context.json) {
                context.console().out().println(Json.write(all));
            } else if (all.isEmpty()) {
                context.console().out().println("no company is covered; 'footnote coverage add SYMBOL' adds one");
            } else {
                all.forEach(each -> context.console().out().println(each.symbol() + "  " + Console.plain(each.name())));
            }
            return Cli.DONE;
        }
    }

    /** Takes companies off the list. */
    @Command(name = "remove", description = "Follow them no longer.")
    static final class Remove implements Callable<Integer> {
        private final Context context;

        @Parameters(arity = "1..*", paramLabel = "SYMBOL")
        private List<String> symbols = List.of();

        Remove(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            boolean offline = context.settings().fictional();
            for (var symbol : symbols) {
                String plain = Ticker.read(symbol).map(Ticker::symbol).orElse(symbol);
                if (!context.desk().coverage().remove(plain, offline)) {
                    throw Fault.input("'" + symbol + "' is not covered; 'footnote coverage' lists what is");
                }
                context.console().out().println(plain + " is off the list");
            }
            return Cli.DONE;
        }
    }

    /** The digest, now or every morning. */
    @Command(name = "digest", description = "Mail what is new on them, now or again and again.")
    static final class Now implements Callable<Integer> {
        private final Context context;

        @Option(names = "--email", paramLabel = "A@B", description = "Whom to mail it to; several parted by commas.")
        private Optional<String> email = Optional.empty();

        @Option(names = "--at", paramLabel = "TIME", description = "Again and again, such as \"07:00 Europe/Berlin\".")
        private Optional<String> at = Optional.empty();

        Now(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var request =
                    DigestRequest.of(email.orElseGet(() -> context.settings().text(Setting.MAIL_TO)));
            var desk = context.desk();
            if (at.isPresent()) {
                return ScheduleCommand.added(
                        context,
                        desk.schedules()
                                .add(Digest.NAME, "digest", request, context.options(true), ScheduleTime.of(at.get())));
            }
            var run = desk.engine().start(Digest.NAME, "digest", request, context.options(true), Optional.empty());
            return new RunDriver(context).begin(run);
        }
    }
}
