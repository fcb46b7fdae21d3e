package footnote.sources.sample;

import footnote.domain.Market;
import footnote.domain.Ticker;
import footnote.sources.Markets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Optional;

/** One invented index for each market. */
public final class SampleIndices {
    private static final String PREFIX = "^SAMPLE-";

    private SampleIndices() {}

    public static Markets.Index of(Market market) {
        String label = market.label();
        return new Markets.Index(new Ticker(PREFIX + label.toUpperCase(Locale.ROOT)), "Sample " + label + " Index");
    }

    static Optional<Market> market(Ticker ticker) {
        return Arrays.stream(Market.values())
                .filter(market -> of(market).symbol().equals(ticker))
                .findFirst();
    }

    /** The real markets' habits, measured by the invented indices. */
    static Markets habits() {
        Markets standard = Markets.standard();
        var habits = new EnumMap<Market, Markets.Habits>(Market.class);
        for (Market market : Market.values()) {
            var real = standard.of(market);
            habits.put(
                    market,
                    new Markets.Habits(
                            real.currency(),
                            of(market),
                            real.zone(),
                            real.session(),
                            real.calendar(),
                            real.filings(),
                            real.quarterlyReports(),
                            real.metrics()));
        }
        return new Markets(habits);
    }
}
