package footnote.research;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Peers near enough to be compared: of similar growth and margin, and neither a giant beside a dwarf. A figure that either
 * side lacks does not speak against a peer, but one that has neither growth nor margin is not close.
 */
public final class ClosePeers {
    private static final double GROWTH_POINTS = 20;
    private static final double MARGIN_POINTS = 20;
    private static final double SIZES = 50;

    /** The metric of {@link #similarity}. */
    public static final String SIMILARITY = "peer_similarity";

    /** How many peers a median needs. */
    public static final int FEWEST = 3;

    private ClosePeers() {}

    public static boolean close(MetricSet own, MetricSet peer) {
        return within(own, peer, "revenue_growth", GROWTH_POINTS)
                && within(own, peer, "net_margin", MARGIN_POINTS)
                && sized(own, peer);
    }

    /**
     * How alike two companies are, in percent: growth, margin, size and market, each from 1 for the same to 0.5 at the limit of
     * what is close and 0 at twice that, weighted 3, 3, 3 and 1. What is unknown does not count.
     */
    public static Optional<LedgerEntry> similarity(
            FactDeriver deriver, MetricSet own, MetricSet peer, boolean sameMarket) {
        var alike = new TreeMap<String, Double>();
        alike.put("revenue_growth", alike(apart(own, peer, "revenue_growth") / GROWTH_POINTS));
        alike.put("net_margin", alike(apart(own, peer, "net_margin") / MARGIN_POINTS));
        alike.put("market_cap", alike(Math.abs(Math.log(sizes(own, peer))) / Math.log(SIZES)));
        alike.values().removeIf(each -> each.isNaN());
        if (!alike.containsKey("revenue_growth") && !alike.containsKey("net_margin")) {
            return Optional.empty();
        }
        double sum = alike.values().stream().mapToDouble(each -> 3 * each).sum() + (sameMarket ? 1 : 0);
        var inputs = alike.keySet().stream()
                .flatMap(metric -> Stream.of(own.find(metric), peer.find(metric)))
                .flatMap(Optional::stream)
                .toList();
        return deriver.derive(
                SIMILARITY,
                inputs.getLast().fact().period(),
                Unit.PERCENT,
                MaybeNumber.of(Math.rint(100 * sum / (3 * alike.size() + 1))),
                "similarity in growth, margin, size and market",
                inputs);
    }

    private static double alike(double limits) {
        return Double.isNaN(limits) ? limits : Math.max(0, 1 - limits / 2);
    }

    private static double apart(MetricSet own, MetricSet peer, String metric) {
        return Math.abs(own.number(metric) - peer.number(metric));
    }

    private static boolean within(MetricSet own, MetricSet peer, String metric, double most) {
        double apart = apart(own, peer, metric);
        return Double.isNaN(apart) ? !Double.isNaN(peer.number("revenue_growth")) : apart <= most;
    }

    private static boolean sized(MetricSet own, MetricSet peer) {
        double ratio = sizes(own, peer);
        return Double.isNaN(ratio) || (ratio <= SIZES && ratio >= 1 / SIZES);
    }

    /** The ratio of market values in one currency; others cannot be compared here. */
    private static double sizes(MetricSet own, MetricSet peer) {
        var mine = own.find("market_cap");
        var theirs = peer.find("market_cap");
        if (mine.isEmpty()
                || theirs.isEmpty()
                || !mine.get().fact().unit().equals(theirs.get().fact().unit())) {
            return Double.NaN;
        }
        return mine.get().number() / theirs.get().number();
    }
}
