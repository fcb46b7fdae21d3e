package footnote.research;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.risk.Returns;
import footnote.quant.risk.Risk;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** How a share moves with its market's index: beta, correlation and a day's value at risk. */
public final class MarketRisk {
    /** Two years of trading days. */
    private static final int BETA_DAYS = 504;

    private static final int FEWEST_FOR_BETA = 120;

    private MarketRisk() {}

    /** Files beta, correlation and value at risk over the days both traded; too few days are a gap. */
    public static void measure(
            FactDeriver deriver,
            Map<LocalDate, Double> share,
            Map<LocalDate, Double> index,
            String indexName,
            LedgerEntry price) {
        var common = share.keySet().stream().filter(index::containsKey).sorted().toList();
        var days = common.subList(Math.max(0, common.size() - BETA_DAYS - 1), common.size());
        if (days.size() < FEWEST_FOR_BETA) {
            deriver.missing("Beta", "only " + days.size() + " days are common to the share and " + indexName);
            return;
        }
        double[] ours = Returns.daily(days.stream().mapToDouble(share::get).toArray());
        double[] theirs = Returns.daily(days.stream().mapToDouble(index::get).toArray());
        var period = Period.between(days.getFirst(), days.getLast());
        String how = " of " + ours.length + " daily returns with those of " + indexName;
        deriver.derive(
                "beta",
                period,
                Unit.RATIO,
                MaybeNumber.of(Risk.beta(ours, theirs), "the index stood still"),
                "covariance" + how + ", over the index's variance",
                List.of(price));
        deriver.derive(
                "correlation",
                period,
                Unit.RATIO,
                MaybeNumber.of(Risk.correlation(ours, theirs), "one of both stood still"),
                "correlation" + how,
                List.of(price));
        deriver.derive(
                "value_at_risk",
                period,
                Unit.PERCENT,
                MaybeNumber.of(100 * Risk.historicalValueAtRisk(ours, 0.95), "too few returns"),
                "loss of a day that one day in twenty exceeded, over " + ours.length + " days",
                List.of(price));
    }
}
