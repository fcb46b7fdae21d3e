package footnote.workflows.report.data;

import footnote.workflows.report.data.ValuationData.Peer;
import java.util.List;

/**
 * Peers near enough to be valued alike: of similar growth and margin, and neither a giant beside a dwarf. A figure that
 * either side lacks does not speak against a peer, but one that has neither growth nor margin is not close.
 */
public final class ClosePeers {
    private static final double GROWTH_POINTS = 20;
    private static final double MARGIN_POINTS = 20;
    private static final double SIZES = 50;

    private ClosePeers() {}

    public static List<Peer> of(ValuationData valuation) {
        return valuation.peers().stream().filter(peer -> close(valuation, peer)).toList();
    }

    private static boolean close(ValuationData own, Peer peer) {
        return within(own, peer, "revenue_growth", GROWTH_POINTS)
                && within(own, peer, "net_margin", MARGIN_POINTS)
                && sized(own, peer);
    }

    private static boolean within(ValuationData own, Peer peer, String metric, double most) {
        double apart = Math.abs(own.measures().number(metric) - peer.measures().number(metric));
        return Double.isNaN(apart) ? !Double.isNaN(peer.measures().number("revenue_growth")) : apart <= most;
    }

    /** Market values in one currency only; others cannot be held against each other here. */
    private static boolean sized(ValuationData own, Peer peer) {
        var mine = own.measures().find("market_cap");
        var theirs = peer.measures().find("market_cap");
        if (mine.isEmpty()
                || theirs.isEmpty()
                || !mine.get().fact().unit().equals(theirs.get().fact().unit())) {
            return true;
        }
        double ratio = mine.get().number() / theirs.get().number();
        return ratio <= SIZES && ratio >= 1 / SIZES;
    }
}
