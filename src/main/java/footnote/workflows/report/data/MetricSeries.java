package footnote.workflows.report.data;

import footnote.domain.LedgerEntry;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The figures a metric of the plan is drawn from, oldest first. */
public final class MetricSeries {
    private static final String QUARTERS = "quarter_revenue_growth";

    /** Drawn from prices rather than from a row of facts. */
    private static final Set<String> FROM_PRICES = Set.of("relative_price", "drawdown");

    private static final int FEWEST_POINTS = 3;

    private MetricSeries() {}

    public static boolean fromPrices(String key) {
        return FROM_PRICES.contains(key);
    }

    public static List<LedgerEntry> of(ReportFacts book, String key) {
        if (key.equals(QUARTERS)) {
            return ReportFacts.tail(
                    book.data().financial().map(FinancialData::quarters).orElse(List.of()).stream()
                            .filter(entry -> entry.fact().metric().name().equals(key))
                            .toList(),
                    12);
        }
        return book.years(key);
    }

    /**
     * A chart takes three points that are not all nothing, or two weeks of prices. A share count that hardly changed and
     * net debt of a company that has net cash throughout are told in words alone.
     */
    public static boolean drawable(ReportFacts book, String key) {
        return fromPrices(key)
                ? book.data().market().map(data -> data.weeks().size() > 8).orElse(false)
                : of(book, key).size() >= fewest(book)
                        && !nothing(book, key)
                        && current(book, key)
                        && !toldInWords(book, key);
    }

    /** A company that has reported two years has no more to show. */
    private static int fewest(ReportFacts book) {
        return Math.clamp(book.years("net_income").size(), 2, FEWEST_POINTS);
    }

    /** Whether a sentence says it all, so that no chart shows it. */
    static boolean toldInWords(ReportFacts book, String key) {
        var shape = SeriesShape.of(of(book, key)).course();
        return (key.equals("shares_diluted") && shape == SeriesShape.Course.FLAT)
                || (key.equals("net_debt_to_ebitda") && shape == SeriesShape.Course.NEGATIVE);
    }

    /** Whether it goes on to the last fiscal year: a row that ends earlier would show an old state as today's. */
    private static boolean current(ReportFacts book, String key) {
        return key.equals(QUARTERS) || book.lastYear(key).isPresent();
    }

    /** Whether it is known and zero throughout, like the dividend of a company that pays none. */
    static boolean nothing(ReportFacts book, String key) {
        var series = of(book, key);
        return !series.isEmpty() && series.stream().allMatch(each -> each.number() == 0);
    }

    /** The last figure of a series, or the one so many before its end. */
    public static Optional<LedgerEntry> fromLast(ReportFacts book, String metric, int place) {
        var series = of(book, metric);
        return series.size() < place ? Optional.empty() : Optional.of(series.get(series.size() - place));
    }
}
