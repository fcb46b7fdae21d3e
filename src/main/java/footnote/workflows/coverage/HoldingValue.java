package footnote.workflows.coverage;

import footnote.domain.Bar;
import footnote.domain.Basis;
import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.PriceHistory;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.PriceMetrics;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a position is worth at the last close, how that changed on the day, and the gain over its cost, as facts. */
public final class HoldingValue {
    private static final int RATE_DAYS = 20;
    private static final Metric SHARES = new Metric("position_shares");

    private final EvidenceReader evidence;
    private final NewsCollector news;
    private final Position position;
    private final Denomination base;

    /** Ids of the facts of one holding, amounts in the currency that all holdings are added up in. */
    public record Holding(String shares, Optional<String> value, Optional<Movement> change, Optional<Movement> gain) {}

    /** A rise or a fall: the fact that gives its size, without a sign. */
    public record Movement(String size, boolean up) {
        double signed(double number) {
            return up ? number : -number;
        }
    }

    HoldingValue(EvidenceReader evidence, NewsCollector news, Position position, Denomination base) {
        this.evidence = evidence;
        this.news = news;
        this.position = position;
        this.base = base;
    }

    /** The shares as the reader entered them. */
    LedgerEntry shares() {
        return news.keep(LedgerEntry.of(own(SHARES, position.shares(), Unit.SHARES)));
    }

    private Fact own(Metric metric, BigDecimal value, Unit unit) {
        var day = news.view().asOf();
        return Fact.of(
                Subject.of(news.listing().ticker()),
                metric,
                Period.instant(day),
                value.stripTrailingZeros(),
                unit,
                Basis.ASSUMPTION,
                day,
                Origin.document("files", "your positions", Instant.EPOCH));
    }

    Holding at(Optional<PriceHistory> prices) {
        var shares = shares();
        var history = prices.filter(each -> !each.bars().isEmpty());
        if (history.isEmpty()) {
            return new Holding(shares.id(), Optional.empty(), Optional.empty(), Optional.empty());
        }
        var price = news.keep(LedgerEntry.of(PriceMetrics.price(history.get())));
        var value = converted("position_value", shares, List.of(price), price.number(), history.get(), base);
        return new Holding(shares.id(), value.map(LedgerEntry::id), change(history.get()), gain(price, history.get()));
    }

    private Optional<Movement> change(PriceHistory history) {
        var bars = history.bars();
        return bars.size() < 2 ? Optional.empty() : moved(history, bars.get(bars.size() - 2), bars.getLast());
    }

    /** The change of a position's value between two closes. */
    Optional<Movement> moved(PriceHistory history, Bar before, Bar now) {
        boolean up = now.close() >= before.close();
        return converted(
                        up ? "position_rise" : "position_fall",
                        shares(),
                        List.of(
                                news.keep(LedgerEntry.of(PriceMetrics.price(history, now))),
                                news.keep(LedgerEntry.of(PriceMetrics.price(history, before)))),
                        Math.abs(now.close() - before.close()),
                        history,
                        base)
                .map(entry -> new Movement(entry.id(), up));
    }

    private Optional<Movement> gain(LedgerEntry price, PriceHistory history) {
        return position.cost().filter(cost -> cost.signum() > 0).flatMap(cost -> rate(
                        history.currency().major(), position.currency().major())
                .flatMap(rate -> {
                    var paid = news.keep(
                            LedgerEntry.of(own(new Metric("position_cost"), cost, Unit.perShare(position.currency()))));
                    double now = major(price.number(), history.currency()) * rate.factor();
                    double then = major(paid.number(), position.currency());
                    boolean up = now >= then;
                    return derived(
                                    up ? "position_above_cost" : "position_below_cost",
                                    Unit.PERCENT,
                                    100 * Math.abs(now / then - 1),
                                    "distance of the last close from the cost of a share",
                                    Stream.concat(Stream.of(price, paid), rate.entry().stream())
                                            .toList())
                            .map(entry -> new Movement(entry.id(), up));
                }));
    }

    private Optional<LedgerEntry> converted(
            String metric,
            LedgerEntry shares,
            List<LedgerEntry> prices,
            double perShare,
            PriceHistory history,
            Denomination currency) {
        return rate(history.currency().major(), currency).flatMap(rate -> {
            var inputs = new ArrayList<>(List.of(shares));
            inputs.addAll(prices);
            rate.entry().ifPresent(inputs::add);
            return derived(
                    metric,
                    Unit.of(currency),
                    shares.number() * major(perShare, history.currency()) * rate.factor(),
                    prices.size() == 1 ? "shares at the last close" : "shares times the difference of the two closes",
                    inputs);
        });
    }

    private static double major(double amount, Denomination currency) {
        return amount / currency.perMajor();
    }

    private Optional<LedgerEntry> derived(
            String metric, Unit unit, double value, String formula, List<LedgerEntry> inputs) {
        var price = inputs.get(
                        inputs.size() > 1 && inputs.getFirst().fact().metric().equals(SHARES) ? 1 : 0)
                .fact();
        return new FactDeriver(price.subject(), price.knownAt(), price.origin())
                .derive(metric, price.period(), unit, MaybeNumber.of(value), formula, inputs)
                .map(news::keep);
    }

    /** A factor, and the quoted rate where two currencies differ. */
    private record Rate(double factor, Optional<LedgerEntry> entry) {}

    private Optional<Rate> rate(Denomination from, Denomination to) {
        if (from.equals(to)) {
            return Optional.of(new Rate(1, Optional.empty()));
        }
        var days = new DateRange(
                news.view().asOf().minusDays(RATE_DAYS), news.view().asOf());
        return evidence.prices(new Ticker(from.code() + to.code() + "=X"), days, news.view())
                .found()
                .map(history -> news.keep(
                        LedgerEntry.of(PriceMetrics.rate(history, history.bars().getLast()))))
                .map(entry -> new Rate(entry.number(), Optional.of(entry)));
    }
}
