package footnote.research;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.evidence.Ledger;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** When a company's next results are due, told from when earlier ones came out. */
public final class ResultsCalendar {
    private static final int FEWEST = 4;
    /** A year of whole weeks: results keep their day of the week, and none come out on a Saturday. */
    private static final int WEEKS_OF_A_YEAR = 52;

    private final Ledger ledger;

    public ResultsCalendar(Ledger ledger) {
        this.ledger = ledger;
    }

    /** So many days from now, judging by the results seen. */
    public record Next(long days, List<LedgerEntry> seen) {}

    /** 52 weeks after the results that came out four before; none where that day has passed or the past is short. */
    public Optional<Next> next() {
        var quarters = ledger.quarters(Metric.REVENUE);
        if (quarters.size() < FEWEST) {
            return Optional.empty();
        }
        var yearAgo = quarters.get(quarters.size() - FEWEST);
        LocalDate due = weekday(yearAgo.fact().knownAt().plusWeeks(WEEKS_OF_A_YEAR));
        long days = ChronoUnit.DAYS.between(ledger.asOf(), due);
        boolean plausible =
                !yearAgo.fact().knownAt().isAfter(yearAgo.fact().period().end().plusDays(150));
        return days < 0 || !plausible ? Optional.empty() : Optional.of(new Next(days, List.of(yearAgo)));
    }

    /** Results that became known on a weekend came out on the Friday before. */
    private static LocalDate weekday(LocalDate day) {
        return switch (day.getDayOfWeek()) {
            case SATURDAY -> day.minusDays(1);
            case SUNDAY -> day.minusDays(2);
            default -> day;
        };
    }
}
