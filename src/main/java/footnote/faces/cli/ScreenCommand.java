package footnote.faces.cli;

import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.SourceLine;
import footnote.evidence.EvidenceReader.View;
import footnote.faces.front.ScreenAccess;
import footnote.publication.table.CsvTable;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.screen.ScreenResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Companies that meet a condition on their figures. */
@Command(
        name = "screen",
        description = {
            "Find companies by their figures, with the source of each.",
            "  footnote screen \"roic > 15%% and net debt / ebitda < 1 and market = US\"",
            "Metrics are the latest known: last twelve months, latest balance sheet, last close. + - * / join them; and, or,"
                    + " not and parentheses join conditions; market, sector, industry, country, currency, symbol and name are"
                    + " text fields (=, !=, in (…), contains)."
        },
        subcommands = {ScreenCommand.ListAll.class, ScreenCommand.Remove.class})
final class ScreenCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(arity = "0..1", paramLabel = "CONDITION", description = "The condition, or the name of a saved screen.")
    private Optional<String> condition = Optional.empty();

    @Option(names = "--save", paramLabel = "NAME", description = "Keep the condition under a name.")
    private Optional<String> save = Optional.empty();

    @Option(
            names = "--universe",
            paramLabel = "FILE",
            description = "Companies to look at, a line each (default: those you follow; offline: the sample market).")
    private Optional<Path> universe = Optional.empty();

    @Option(names = "--csv", description = "Companies and figures as CSV, with the source of each figure.")
    private boolean csv;

    ScreenCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (csv && context.json) {
            throw Fault.input("--csv and --json cannot both be; choose one");
        }
        if (condition.isEmpty()) {
            throw Fault.input(
                    "give a condition, such as 'footnote screen \"roic > 15%\"'; 'screen list' lists saved ones");
        }
        var view = context.view();
        String expression = ScreenAccess.expression(context.desk(), condition.get(), view);
        save.ifPresent(name -> context.desk().watchlists().screens().save(name, expression, view.sample()));
        var result = context.desk().watchlists().screener().run(expression, companies(view), view);
        if (context.json) {
            context.console().out().println(Json.write(result));
        } else if (csv) {
            context.console().out().print(new String(table(result), StandardCharsets.UTF_8));
        } else {
            print(result);
        }
        return Cli.DONE;
    }

    private List<Listing> companies(View view) {
        var named = universe.map(file -> lines(context.folder().resolve(file)));
        if (named.filter(List::isEmpty).isPresent()) {
            throw Fault.input("--universe " + universe.orElseThrow() + " names no company; give one on each line");
        }
        return ScreenAccess.companies(context.desk(), named.orElse(List.of()), view);
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .map(line -> line.replaceFirst("#.*", "").strip())
                    .filter(line -> !line.isEmpty())
                    .toList();
        } catch (IOException e) {
            throw new Fault(Fault.Kind.INPUT, "--universe " + file + " cannot be read; name a text file", e);
        }
    }

    private static Map<String, LedgerEntry> ledger(ScreenResult result) {
        return result.ledger().stream()
                .collect(Collectors.toMap(LedgerEntry::id, Function.identity(), (first, _) -> first));
    }

    private static LedgerEntry entry(Map<String, LedgerEntry> ledger, String id) {
        return Optional.ofNullable(ledger.get(id)).orElseThrow();
    }

    private static String label(String column) {
        return new Metric(column).label();
    }

    private void print(ScreenResult result) {
        var console = context.console();
        var out = console.out();
        var footnotes = new Footnotes(result.ledger());
        var ledger = ledger(result);
        out.println(console.bold(result.rows().size() + " of " + result.screened() + " companies meet the screen")
                + console.dim(
                        " · " + Console.day(result.asOf()) + (result.fictional() ? " · fictional sample data" : "")));
        var lines = new ArrayList<List<String>>();
        var heading = new ArrayList<>(List.of("", "Market"));
        result.columns().forEach(column -> heading.add(label(column)));
        lines.add(heading);
        for (var row : result.rows()) {
            var line = new ArrayList<>(List.of(row.symbol() + "  " + cut(Console.plain(row.name()), 28), row.market()));
            result.columns()
                    .forEach(column -> line.add(Optional.ofNullable(row.cells().get(column))
                            .map(id -> footnotes.figure(id) + " "
                                    + entry(ledger, id).fact().period().label())
                            .orElse("n.a.")));
            lines.add(line);
        }
        print(lines);
        if (!result.skipped().isEmpty()) {
            out.println();
            out.println("Not judged: "
                    + result.skipped().stream()
                            .limit(8)
                            .map(each -> each.symbol() + " (" + Console.plain(each.why()) + ")")
                            .collect(Collectors.joining(", "))
                    + (result.skipped().size() > 8 ? " and " + (result.skipped().size() - 8) + " more" : ""));
        }
        out.println();
        footnotes.lines().forEach(line -> out.println(console.dim(Console.plain(line))));
    }

    private void print(List<List<String>> lines) {
        int columns = lines.getFirst().size();
        var widths = new int[columns];
        for (var line : lines) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        }
        for (var line : lines) {
            var text = new StringBuilder();
            for (int i = 0; i < columns; i++) {
                text.append(("%-" + (widths[i] + 2) + "s").formatted(line.get(i)));
            }
            context.console().out().println(text.toString().stripTrailing());
        }
    }

    private static String cut(String text, int most) {
        return text.length() > most ? text.substring(0, most - 1) + "…" : text;
    }

    private static byte[] table(ScreenResult result) {
        var ledger = ledger(result);
        var rows = new ArrayList<List<String>>();
        rows.add(List.of("symbol", "name", "market", "metric", "period", "value", "unit", "source"));
        for (var row : result.rows()) {
            row.cells().forEach((column, id) -> {
                var entry = entry(ledger, id);
                rows.add(List.of(
                        row.symbol().symbol(),
                        row.name(),
                        row.market(),
                        column,
                        entry.fact().period().label(),
                        entry.fact().value().toPlainString(),
                        entry.fact().unit().toString(),
                        SourceLine.of(entry)));
            });
        }
        return CsvTable.of(rows);
    }

    /** Lists saved screens. */
    @Command(name = "list", description = "List saved screens.")
    static final class ListAll implements Callable<Integer> {
        private final Context context;

        ListAll(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var all =
                    context.desk().watchlists().screens().all(context.settings().fictional());
            var out = context.console().out();
            if (context.json) {
                out.println(Json.write(all));
            } else if (all.isEmpty()) {
                out.println("no screen is saved; 'footnote screen \"…\" --save NAME' saves one");
            } else {
                all.forEach(each -> out.println(each.name() + "  " + Console.plain(each.expression())));
            }
            return Cli.DONE;
        }
    }

    /** Removes a saved screen. */
    @Command(name = "remove", description = "Remove a saved screen.")
    static final class Remove implements Callable<Integer> {
        private final Context context;

        @Parameters(paramLabel = "NAME")
        private String name = "";

        Remove(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            if (!context.desk()
                    .watchlists()
                    .screens()
                    .remove(name, context.settings().fictional())) {
                throw Fault.input("no screen is saved as '" + name + "'; 'footnote screen list' lists them");
            }
            context.console().out().println(name + " is removed");
            return Cli.DONE;
        }
    }
}
