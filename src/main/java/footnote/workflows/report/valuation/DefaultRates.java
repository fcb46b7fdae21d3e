package footnote.workflows.report.valuation;

import footnote.domain.Market;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The riskless rate, the premium of shares and the growth for ever that the house assumes for a market, in percent. */
record DefaultRates(double riskFree, double premium, double terminalGrowth) {
    static DefaultRates of(Market market) {
        try (var in = DefaultRates.class.getResourceAsStream("rates.tsv")) {
            if (in == null) {
                throw Fault.state("the house's rates are not beside their class");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(market.label() + "\t"))
                    .map(line -> line.split("\t", -1))
                    .map(cells -> new DefaultRates(
                            Double.parseDouble(cells[1]), Double.parseDouble(cells[2]), Double.parseDouble(cells[3])))
                    .findFirst()
                    .orElseThrow(() -> Fault.state("no rates are assumed for " + market));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the house's rates", e);
        }
    }
}
