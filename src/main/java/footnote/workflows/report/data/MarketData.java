package footnote.workflows.report.data;

import footnote.domain.Bar;
import footnote.domain.Denomination;
import footnote.research.MetricSet;
import java.time.LocalDate;
import java.util.List;

/** What a share did: indicators, its last two years of days, and its weeks beside those of the market's index. */
public record MarketData(
        MetricSet measures, List<Bar> bars, List<Week> weeks, String index, Denomination currency, int splits) {
    public MarketData {
        bars = List.copyOf(bars);
        weeks = List.copyOf(weeks);
    }

    /** The last close of a week, the share's and the index's, both without dividends: most indices are of prices alone. */
    public record Week(LocalDate day, double share, double index) {}
}
