package footnote.research;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResultsCalendarTest {
    /** Apple's 10-Q of Friday 3 May 2024; a calendar year later is a Saturday. */
    @Test
    void expectsResultsOnTheSameDayOfTheWeek() {
        var asOf = LocalDate.of(2025, 2, 25);
        var facts = new ArrayList<Fact>();
        facts.add(quarter("2023-12-31", "2024-03-30", "2024-05-03"));
        facts.add(quarter("2024-03-31", "2024-06-29", "2024-08-02"));
        facts.add(quarter("2024-06-30", "2024-09-28", "2024-11-01"));
        facts.add(quarter("2024-09-29", "2024-12-28", "2025-01-31"));

        var next = new ResultsCalendar(Ledger.of(Subject.unlisted("Acme"), facts, asOf)).next();

        assertThat(asOf.plusDays(next.orElseThrow().days())).isEqualTo(LocalDate.of(2025, 5, 2));
    }

    @Test
    void resultsThatBecameKnownOnASaturdayCameOutOnTheFriday() {
        var asOf = LocalDate.of(2025, 2, 25);
        var facts = List.of(
                quarter("2023-12-31", "2024-03-30", "2024-05-04"),
                quarter("2024-03-31", "2024-06-29", "2024-08-02"),
                quarter("2024-06-30", "2024-09-28", "2024-11-01"),
                quarter("2024-09-29", "2024-12-28", "2025-01-31"));

        var next = new ResultsCalendar(Ledger.of(Subject.unlisted("Acme"), facts, asOf)).next();

        assertThat(asOf.plusDays(next.orElseThrow().days())).isEqualTo(LocalDate.of(2025, 5, 2));
    }

    private static Fact quarter(String from, String to, String known) {
        return Fact.of(
                Subject.unlisted("Acme"),
                Metric.REVENUE,
                Period.of(LocalDate.parse(from), LocalDate.parse(to)),
                BigDecimal.TEN,
                Unit.of(Denomination.USD),
                Basis.REPORTED,
                LocalDate.parse(known),
                Origin.document("edgar", "10-Q", Instant.EPOCH));
    }
}
