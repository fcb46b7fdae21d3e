package footnote.workflows.movers;

import footnote.domain.Bar;
import footnote.domain.PriceHistory;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The data an analysis program gets, and all it gets. */
public record MoverPayload(String symbol, List<Day> history, Optional<Other> benchmark) {
    /** One trading day. */
    public record Day(
            LocalDate date, double open, double high, double low, double close, double adjustedClose, long volume) {
        static Day of(Bar bar) {
            return new Day(
                    bar.day(), bar.open(), bar.high(), bar.low(), bar.close(), bar.adjustedClose(), bar.volume());
        }
    }

    /** What the symbol is held against. */
    public record Other(String symbol, List<Day> history) {}

    public static MoverPayload of(PriceHistory history, Optional<PriceHistory> benchmark) {
        return new MoverPayload(
                history.ticker().symbol(),
                days(history),
                benchmark.map(each -> new Other(each.ticker().symbol(), days(each))));
    }

    private static List<Day> days(PriceHistory history) {
        return history.bars().stream().map(Day::of).toList();
    }
}
