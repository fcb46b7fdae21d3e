package footnote.faces.cli;

import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.OptionChain;
import footnote.domain.OptionChain.Contract;
import footnote.domain.OptionChain.Side;
import footnote.domain.SourceLine;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the options on a share. */
@Command(name = "options", description = "Show the options on a share, calls and puts by strike.")
final class OptionsCommand implements Callable<Integer> {
    private static final int STRIKES = 15;
    private static final String ROW = "%5s%10s%10s%9s%8s%12s%8s%9s%10s%10s  %s%n";

    private final Context context;

    @Parameters(paramLabel = "COMPANY", description = "Symbol or name.")
    private String company = "";

    @Option(names = "--expiry", paramLabel = "DATE", description = "The day they expire; without it the next one.")
    private @Nullable LocalDate expiry;

    @Option(names = "--csv", description = "All strikes as CSV.")
    private boolean csv;

    OptionsCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (csv && context.json) {
            throw Fault.input("--csv and --json cannot both be; choose one");
        }
        var view = context.present("options");
        var listing = context.desk().evidence().listing(company, view);
        var chain =
                switch (context.desk().quotes().options(listing.ticker(), Optional.ofNullable(expiry), view.sample())) {
                    case Finding.Found<OptionChain>(OptionChain found) -> found;
                    case Finding.Missing<OptionChain>(String what, String why) ->
                        throw new Fault(Fault.Kind.SOURCE, "no " + what + ": " + why);
                };
        if (context.json) {
            context.console().out().println(Json.write(chain));
        } else if (csv) {
            printCsv(chain);
        } else {
            print(listing, chain, view.sample());
        }
        return Cli.DONE;
    }

    private void printCsv(OptionChain chain) {
        var out = context.console().out();
        out.println("symbol,side,expiry,strike,last,bid,ask,volume,open_interest,implied_volatility");
        chain.contracts()
                .forEach(each -> out.println(String.join(
                        ",",
                        Console.plain(each.symbol()),
                        each.side().name().toLowerCase(Locale.ROOT),
                        each.expiry().toString(),
                        each.strike().toPlainString(),
                        cell(each.last()),
                        cell(each.bid()),
                        cell(each.ask()),
                        cell(each.volume()),
                        cell(each.openInterest()),
                        cell(each.impliedVolatility()))));
    }

    private static String cell(Optional<BigDecimal> value) {
        return value.map(BigDecimal::toPlainString).orElse("");
    }

    private static String cell(OptionalLong value) {
        return value.isPresent() ? Long.toString(value.getAsLong()) : "";
    }

    private void print(Listing listing, OptionChain chain, boolean sample) {
        var console = context.console();
        var out = console.out();
        out.println(console.bold(Console.plain(listing.name())) + " " + listing.ticker() + " at "
                + chain.spot().map(BigDecimal::toPlainString).orElse("an unknown price") + ", in " + chain.currency()
                + (sample ? ", fictional sample data" : ""));
        out.println("Expire on " + chain.contracts().getFirst().expiry() + "; others: "
                + chain.expiries().stream()
                        .filter(day -> !day.equals(chain.contracts().getFirst().expiry()))
                        .map(LocalDate::toString)
                        .collect(Collectors.joining(", ")));
        out.printf(ROW, "calls", "bid", "ask", "open", "vol %", "strike", "vol %", "open", "bid", "ask", "puts");
        var rows = rows(chain);
        rows.forEach(row -> out.printf(
                ROW,
                "",
                shown(row.call(), Contract::bid),
                shown(row.call(), Contract::ask),
                row.call().map(Contract::openInterest).map(OptionsCommand::cell).orElse(""),
                implied(row.call()),
                row.strike().toPlainString(),
                implied(row.put()),
                row.put().map(Contract::openInterest).map(OptionsCommand::cell).orElse(""),
                shown(row.put(), Contract::bid),
                shown(row.put(), Contract::ask),
                ""));
        long strikes =
                chain.contracts().stream().map(Contract::strike).distinct().count();
        if (strikes > rows.size()) {
            out.println(console.dim(
                    "the " + rows.size() + " of " + strikes + " strikes nearest to the price; --csv prints all"));
        }
        out.println(console.dim(Console.plain("Source: " + SourceLine.source(chain.origin()))));
    }

    private record Row(BigDecimal strike, Optional<Contract> call, Optional<Contract> put) {}

    /** Those nearest to the price, by strike. */
    private static List<Row> rows(OptionChain chain) {
        var byStrike = chain.contracts().stream()
                .collect(Collectors.groupingBy(Contract::strike, TreeMap::new, Collectors.toList()));
        var strikes = List.copyOf(byStrike.keySet());
        long below = chain.spot()
                .map(spot -> strikes.stream()
                        .filter(each -> each.compareTo(spot) < 0)
                        .count())
                .orElse(strikes.size() / 2L);
        int from = Math.clamp(below - STRIKES / 2, 0, Math.max(0, strikes.size() - STRIKES));
        return strikes.subList(from, Math.min(strikes.size(), from + STRIKES)).stream()
                .map(strike -> new Row(
                        strike,
                        side(Objects.requireNonNull(byStrike.get(strike)), Side.CALL),
                        side(Objects.requireNonNull(byStrike.get(strike)), Side.PUT)))
                .toList();
    }

    private static Optional<Contract> side(List<Contract> contracts, Side side) {
        return contracts.stream().filter(each -> each.side() == side).findFirst();
    }

    private static String shown(Optional<Contract> contract, Function<Contract, Optional<BigDecimal>> price) {
        return contract.flatMap(price).map(BigDecimal::toPlainString).orElse("–");
    }

    private static String implied(Optional<Contract> contract) {
        return contract.flatMap(Contract::impliedVolatility)
                .map(each -> "%.1f".formatted(each.doubleValue() * 100))
                .orElse("–");
    }
}
