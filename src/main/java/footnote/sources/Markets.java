package footnote.sources;

import footnote.domain.Denomination;
import footnote.domain.Market;
import footnote.domain.Metric;
import footnote.domain.Ticker;
import java.time.ZoneId;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What is particular to each market: its index, hours, habits of filing and metrics. */
public record Markets(Map<Market, Habits> habits) {
    /** One market's habits; calendar and filings are prose for a reader or a prompt. */
    public record Habits(
            Denomination currency,
            Index index,
            ZoneId zone,
            String session,
            String calendar,
            String filings,
            boolean quarterlyReports,
            List<Metric> metrics) {}

    /** The index a market is measured by. */
    public record Index(Ticker symbol, String name) {}

    public Markets {
        habits = Map.copyOf(habits);
    }

    private static final Markets STANDARD = read();

    /** The habits shipped with the program. */
    public static Markets standard() {
        return STANDARD;
    }

    private static Markets read() {
        var tree = VendorJson.MAPPER.readTree(Resources.text(Markets.class, "markets.json"));
        var habits = new EnumMap<Market, Habits>(Market.class);
        for (Market market : Market.values()) {
            habits.put(market, VendorJson.MAPPER.treeToValue(tree.path(market.name()), Habits.class));
        }
        return new Markets(habits);
    }

    public Habits of(Market market) {
        return Objects.requireNonNull(habits.get(market), market.label());
    }
}
