package footnote.research.valuation;

import footnote.domain.Denomination;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/**
 * The risk-free rate, equity risk premium, country risk premium and terminal growth that the house assumes for cash flows
 * in a currency, in percent a year; {@code listed} is false where the currency has no row of its own.
 */
record DefaultRates(double riskFree, double premium, double countryPremium, double terminalGrowth, boolean listed) {
    private static final String OTHERS = "*";

    static DefaultRates of(Denomination currency) {
        try (var in = DefaultRates.class.getResourceAsStream("rates.tsv")) {
            if (in == null) {
                throw Fault.state("the house's rates are not beside their class");
            }
            var lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return Stream.of(currency.major().code(), OTHERS)
                    .flatMap(code -> lines.stream().filter(line -> line.startsWith(code + "\t")))
                    .map(DefaultRates::read)
                    .findFirst()
                    .orElseThrow(() -> Fault.state("no rates are assumed for " + currency));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the house's rates", e);
        }
    }

    /** Nothing grows faster than the economy for good, and the risk-free rate is what a market expects of that. */
    private static DefaultRates read(String line) {
        var cells = line.split("\t", -1);
        double riskFree = Double.parseDouble(cells[1]);
        return new DefaultRates(
                riskFree,
                Double.parseDouble(cells[2]),
                Double.parseDouble(cells[3]),
                Math.min(riskFree, Double.parseDouble(cells[4])),
                !cells[0].equals(OTHERS));
    }
}
