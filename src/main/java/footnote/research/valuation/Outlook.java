package footnote.research.valuation;

import footnote.domain.Basis;
import footnote.domain.Estimate;
import footnote.domain.Fact;
import footnote.domain.FiscalCalendar;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A consensus estimate as its vendor reports it: the mean, and low, high and number of analysts where told. */
public record Outlook(
        LedgerEntry mean, Optional<LedgerEntry> low, Optional<LedgerEntry> high, Optional<LedgerEntry> analysts) {
    /** What analysts expect of the share price, as reported by the vendor. */
    public static final String PRICE_EXPECTATION = "analysts_price_expectation";

    private static final Set<Metric> USED = Set.of(Metric.REVENUE, Metric.EPS_DILUTED, Metric.TARGET_PRICE);

    /** The estimates of revenue, EPS and share price, their years named by the company's calendar. */
    public static List<Outlook> of(List<Estimate> estimates, Optional<FiscalCalendar> calendar) {
        return estimates.stream()
                .filter(each -> USED.contains(each.metric()))
                .map(each -> of(each.in(calendar)))
                .toList();
    }

    private static Outlook of(Estimate reported) {
        var estimate = reported.metric().equals(Metric.TARGET_PRICE) ? expectation(reported) : reported;
        return new Outlook(
                LedgerEntry.of(estimate.asFact()),
                estimate.low().map(value -> side(estimate, "_low", value, estimate.unit())),
                estimate.high().map(value -> side(estimate, "_high", value, estimate.unit())),
                estimate.analysts().isPresent()
                        ? Optional.of(side(
                                estimate,
                                "_analysts",
                                BigDecimal.valueOf(estimate.analysts().getAsInt()),
                                Unit.COUNT))
                        : Optional.empty());
    }

    /** Under a name of its own: what analysts expect of the price is theirs, and no target of a report. */
    private static Estimate expectation(Estimate estimate) {
        return new Estimate(
                estimate.subject(),
                new Metric(PRICE_EXPECTATION),
                estimate.period(),
                estimate.mean(),
                estimate.low(),
                estimate.high(),
                estimate.analysts(),
                estimate.unit(),
                estimate.asOf(),
                estimate.origin().at("price expectation"));
    }

    private static LedgerEntry side(Estimate estimate, String ending, BigDecimal value, Unit unit) {
        return LedgerEntry.of(Fact.of(
                estimate.subject(),
                new Metric(estimate.metric().name() + ending),
                estimate.period(),
                value,
                unit,
                Basis.CONSENSUS,
                estimate.asOf(),
                estimate.origin()));
    }
}
