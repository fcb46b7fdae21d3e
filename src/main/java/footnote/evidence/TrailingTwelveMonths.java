package footnote.evidence;

import static footnote.evidence.DerivedQuarters.additive;
import static footnote.evidence.DerivedQuarters.close;
import static footnote.evidence.DerivedQuarters.end;
import static footnote.evidence.DerivedQuarters.start;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** The trailing twelve months (LTM) of a flow: its last four quarters, or its latest fiscal year where none is newer. */
final class TrailingTwelveMonths {
    private final Ledger ledger;

    TrailingTwelveMonths(Ledger ledger) {
        this.ledger = ledger;
    }

    Optional<LedgerEntry> of(Metric metric) {
        var years = ledger.years(metric);
        var quarters = ledger.quarters(metric);
        if (years.isEmpty() && quarters.size() < 4) {
            return Optional.empty();
        }
        var year = years.isEmpty() ? Optional.<LedgerEntry>empty() : Optional.of(years.getLast());
        if (quarters.isEmpty()
                || year.map(entry -> !end(quarters.getLast()).isAfter(end(entry)))
                        .orElse(false)) {
            return year;
        }
        var last = quarters.subList(Math.max(0, quarters.size() - 4), quarters.size());
        return last.size() == 4
                        && consecutive(last)
                        && additive(last.getFirst().fact().unit())
                ? Optional.of(sum(last))
                : year;
    }

    private LedgerEntry sum(List<LedgerEntry> quarters) {
        return DerivedQuarters.derived(
                quarters,
                Period.of(start(quarters.getFirst()), end(quarters.getLast())).in(ledger.calendar()),
                quarters.stream().map(entry -> entry.fact().value()).reduce(BigDecimal.ZERO, BigDecimal::add),
                "the four quarters to " + end(quarters.getLast()));
    }

    private static boolean consecutive(List<LedgerEntry> quarters) {
        for (int i = 1; i < quarters.size(); i++) {
            if (!close(start(quarters.get(i)), end(quarters.get(i - 1)).plusDays(1))) {
                return false;
            }
        }
        return true;
    }
}
