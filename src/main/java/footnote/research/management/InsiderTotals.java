package footnote.research.management;

import footnote.domain.Basis;
import footnote.domain.DateRange;
import footnote.domain.Fact;
import footnote.domain.InsiderTrade;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import java.util.List;
import java.util.Set;

/**
 * What insiders bought and sold on the open market in the last twelve months, by their forms 4; grants, exercises and
 * gifts are left out.
 */
public final class InsiderTotals {
    private static final int FORMS = 6;
    private static final Set<String> OPEN_MARKET = Set.of("P", "S");

    private final EvidenceReader evidence;

    public InsiderTotals(EvidenceReader evidence) {
        this.evidence = evidence;
    }

    /** The shares bought and sold, each with the trades it is the sum of; nothing where no form was filed. */
    public MetricSet of(Listing listing, View view) {
        var subject = Subject.of(listing.ticker());
        if (!view.sample()) {
            return MetricSet.none(subject); // each form is a request more than a report may make; the digest reads them
        }
        var days = new DateRange(view.asOf().minusYears(1), view.asOf());
        var trades = evidence.insiders(listing, days, FORMS, view).found().orElse(List.of()).stream()
                .filter(trade -> OPEN_MARKET.contains(trade.code())
                        && !trade.derivative()
                        && trade.shares().signum() > 0)
                .toList();
        var deriver = FactDeriver.on(subject, view.asOf());
        total(
                deriver,
                subject,
                days,
                trades.stream().filter(InsiderTrade::acquired).toList(),
                "bought");
        total(
                deriver,
                subject,
                days,
                trades.stream().filter(trade -> !trade.acquired()).toList(),
                "sold");
        return deriver.measures();
    }

    private static void total(
            FactDeriver deriver, Subject subject, DateRange days, List<InsiderTrade> trades, String what) {
        var entries = trades.stream()
                .map(trade -> LedgerEntry.of(Fact.of(
                        subject,
                        new Metric("insider_trade_shares_" + what),
                        Period.instant(trade.day()),
                        trade.shares().stripTrailingZeros(),
                        Unit.SHARES,
                        Basis.REPORTED,
                        trade.day(),
                        trade.origin().at(trade.insider()))))
                .distinct()
                .toList();
        if (entries.isEmpty()) {
            return;
        }
        deriver.keep(entries);
        deriver.derive(
                "insider_shares_" + what,
                Period.between(days.first(), days.last()),
                Unit.SHARES,
                MaybeNumber.of(entries.stream().mapToDouble(LedgerEntry::number).sum()),
                "shares " + what + " by insiders on the open market, by the latest forms 4 of twelve months",
                entries);
    }
}
