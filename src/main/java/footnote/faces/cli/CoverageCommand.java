package footnote.faces.cli;

import footnote.config.Setting;
import footnote.delivery.mail.Address;
import footnote.domain.Ticker;
import footnote.evidence.CrmFiles;
import footnote.evidence.matching.CompanyLists;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.worker.ScheduleTime;
import footnote.workflows.coverage.Digest;
import footnote.workflows.coverage.DigestRequest;
import footnote.workflows.coverage.PositionUpdate;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The companies a reader follows. */
@Command(
        name = "coverage",
        description = "Companies you follow and hold, and a digest of what is new on them, most important first.",
        subcommands = {
            CoverageCommand.Add.class,
            CoverageCommand.Import.class,
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
    @Command(
            name = "add",
            description = {
                "Follow companies, by symbol or name; with --shares, keep the position in one of them.",
                "  footnote coverage add AAPL --shares 120 --cost 187.20 --currency USD"
            })
    static final class Add implements Callable<Integer> {
        private final Context context;

        @Parameters(arity = "1..*", paramLabel = "SYMBOL")
        private List<String> companies = List.of();

        @Option(names = "--shares", paramLabel = "N", description = "Shares you hold; 0 removes the position.")
        private Optional<String> shares = Optional.empty();

        @Option(names = "--cost", paramLabel = "P", description = "What one share cost.")
        private Optional<String> cost = Optional.empty();

        @Option(
                names = "--currency",
                paramLabel = "C",
                description = "Currency of the cost (default: the one the share trades in).")
        private Optional<String> currency = Optional.empty();

        Add(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var view = context.view();
            var entry = new PositionUpdate.Entry(shares, cost, currency);
            if (!entry.isEmpty() && companies.size() > 1) {
                throw Fault.input(
                        "a position is in one company; add the " + companies.size() + " companies one by one");
            }
            for (var words : companies) {
                var listing = context.desk().evidence().listing(words, view);
                boolean fresh = context.desk().watchlists().companies().add(listing, view.sample());
                String position = entry.isEmpty()
                        ? ""
                        : context
                                .desk()
                                .watchlists()
                                .positions()
                                .hold(listing, entry, view.sample())
                                .position()
                                .stream()
                                .map(PositionUpdate::words)
                                .findFirst()
                                .orElse("no position");
                context.console()
                        .out()
                        .println(listing.ticker() + "  " + Console.plain(listing.name())
                                + (position.isEmpty() ? "" : "  " + position)
                                + (fresh || !position.isEmpty() ? "" : "  was on the list already"));
            }
            return Cli.DONE;
        }
    }

    /** Reads positions from a file. */
    @Command(
            name = "import",
            description = {
                "Keep the positions of a CSV file or a broker's export, and follow their companies.",
                "Columns are found by their names: Symbol or Ticker, Quantity or Shares, Average cost or Cost basis,"
                        + " Currency. Lines that cannot be read for certain are listed and left out."
            })
    static final class Import implements Callable<Integer> {
        private final Context context;

        @Parameters(paramLabel = "FILE")
        private Path file = Path.of("");

        @Option(
                names = "--currency",
                paramLabel = "C",
                description = "Currency of the costs, where the file has no such column.")
        private Optional<String> currency = Optional.empty();

        @Option(names = "--replace", description = "Remove positions that the file does not have.")
        private boolean replace;

        Import(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var path = context.folder().resolve(file);
            CrmFiles.checkText(path);
            var imported = context.desk()
                    .watchlists()
                    .positions()
                    .importFrom(CompanyLists.numbered(path), currency, replace, context.view());
            var out = context.console().out();
            if (context.json) {
                out.println(Json.write(imported));
                return Cli.DONE;
            }
            imported.kept()
                    .forEach(each -> out.println(each.symbol() + "  " + Console.plain(each.name()) + "  "
                            + each.position().map(PositionUpdate::words).orElse("")));
            imported.removed().forEach(each -> out.println(each + "  position removed"));
            imported.refused().forEach(each -> context.console()
                    .err()
                    .println("line " + each.line() + " left out: " + Console.plain(each.why())));
            return Cli.DONE;
        }
    }

    /** Shows the list. */
    @Command(name = "list", description = "List the companies you follow.")
    static final class ListAll implements Callable<Integer> {
        private final Context context;

        ListAll(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var all = context.desk()
                    .watchlists()
                    .companies()
                    .all(context.settings().fictional());
            if (context.json) {
                context.console().out().println(Json.write(all));
            } else if (all.isEmpty()) {
                context.console().out().println("no company is covered; 'footnote coverage add SYMBOL' adds one");
            } else {
                all.forEach(each -> context.console()
                        .out()
                        .println(each.symbol() + "  " + Console.plain(each.name())
                                + each.position()
                                        .map(position -> "  " + PositionUpdate.words(position))
                                        .orElse("")));
            }
            return Cli.DONE;
        }
    }

    /** Takes companies off the list. */
    @Command(name = "remove", description = "Stop following companies.")
    static final class Remove implements Callable<Integer> {
        private final Context context;

        @Parameters(arity = "1..*", paramLabel = "SYMBOL")
        private List<String> symbols = List.of();

        Remove(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            boolean sample = context.settings().fictional();
            for (var symbol : symbols) {
                String plain = Ticker.read(symbol).map(Ticker::symbol).orElse(symbol);
                if (!context.desk().watchlists().companies().remove(plain, sample)) {
                    throw Fault.input("'" + symbol + "' is not covered; 'footnote coverage' lists what is");
                }
                context.console().out().println(plain + " is off the list");
            }
            return Cli.DONE;
        }
    }

    /** The digest, now or every morning. */
    @Command(name = "digest", description = "Mail and message what is new on them, now or on a schedule.")
    static final class Now implements Callable<Integer> {
        private final Context context;

        @Option(
                names = "--email",
                paramLabel = "A@B",
                description = "Addresses to mail it to; several separated by commas.")
        private Optional<String> email = Optional.empty();

        @Option(
                names = "--to",
                paramLabel = "CHANNELS",
                split = ",",
                description =
                        "Channels to send it over, such as slack,telegram (default: all that are set up), or none.")
        private List<String> channels = List.of();

        @Option(
                names = "--at",
                paramLabel = "TIME",
                description = "Time of a recurring digest, such as \"07:00 Europe/Berlin\".")
        private Optional<String> at = Optional.empty();

        Now(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var desk = context.desk();
            var request = new DigestRequest(
                    Address.list(email.orElseGet(() -> context.settings().text(Setting.MAIL_TO))), known(channels));
            if (at.isPresent()) {
                return ScheduleCommand.added(
                        context,
                        desk.schedules()
                                .add(Digest.NAME, "digest", request, context.options(true), ScheduleTime.of(at.get())));
            }
            var run = desk.engine().start(Digest.NAME, "digest", request, context.options(true), Optional.empty());
            return new RunDriver(context).begin(run);
        }

        private List<String> known(List<String> named) {
            var set = context.desk().messenger().channels();
            named.stream()
                    .filter(each -> !set.contains(each) && !each.equals(DigestRequest.NO_CHANNEL))
                    .findFirst()
                    .ifPresent(each -> {
                        throw Fault.input("the channel '" + each + "' is not set up; "
                                + (set.isEmpty() ? "none is" : "set up: " + String.join(", ", set)));
                    });
            return named;
        }
    }
}
