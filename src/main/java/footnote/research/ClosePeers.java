package footnote.research;

/**
 * Peers near enough to be valued alike: of similar growth and margin, and neither a giant beside a dwarf. A figure that
 * either side lacks does not speak against a peer, but one that has neither growth nor margin is not close.
 */
public final class ClosePeers {
    private static final double GROWTH_POINTS = 20;
    private static final double MARGIN_POINTS = 20;
    private static final double SIZES = 50;

    /** How many peers a median needs. */
    public static final int FEWEST = 3;

    private ClosePeers() {}

    public static boolean close(MetricSet own, MetricSet peer) {
        return within(own, peer, "revenue_growth", GROWTH_POINTS)
                && within(own, peer, "net_margin", MARGIN_POINTS)
                && sized(own, peer);
    }

    private static boolean within(MetricSet own, MetricSet peer, String metric, double most) {
        double apart = Math.abs(own.number(metric) - peer.number(metric));
        return Double.isNaN(apart) ? !Double.isNaN(peer.number("revenue_growth")) : apart <= most;
    }

    /** Market values in one currency only; others cannot be held against each other here. */
    private static boolean sized(MetricSet own, MetricSet peer) {
        var mine = own.find("market_cap");
        var theirs = peer.find("market_cap");
        if (mine.isEmpty()
                || theirs.isEmpty()
                || !mine.get().fact().unit().equals(theirs.get().fact().unit())) {
            return true;
        }
        double ratio = mine.get().number() / theirs.get().number();
        return ratio <= SIZES && ratio >= 1 / SIZES;
    }
}
