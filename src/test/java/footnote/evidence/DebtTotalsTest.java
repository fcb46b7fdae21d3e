package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DebtTotalsTest {
    private static final Subject ACME = new Subject("ACME");
    private static final LocalDate END = LocalDate.of(2025, 12, 31);

    @Test
    void addsThePartsOfDebt() {
        var debt =
                debt(Map.of(Metric.LONG_TERM_DEBT, 100, Metric.CURRENT_LONG_TERM_DEBT, 20, Metric.COMMERCIAL_PAPER, 5));

        assertThat(debt).extracting(LedgerEntry::number).containsExactly(125.0);
        assertThat(debt.getFirst().derivation().orElseThrow().inputs()).hasSize(3);
    }

    @Test
    void countsNothingTwiceWhereTotalsAreFiled() {
        var within = debt(Map.of(
                Metric.LONG_TERM_DEBT,
                100,
                Metric.SHORT_TERM_DEBT,
                25,
                Metric.CURRENT_LONG_TERM_DEBT,
                20,
                Metric.COMMERCIAL_PAPER,
                5));
        var longTerm = debt(Map.of(Metric.LONG_TERM_DEBT_TOTAL, 120, Metric.CURRENT_LONG_TERM_DEBT, 20));
        var borrowings =
                debt(Map.of(Metric.LONG_TERM_DEBT, 100, Metric.SHORT_TERM_BORROWINGS, 15, Metric.COMMERCIAL_PAPER, 11));
        var total = debt(Map.of(Metric.TOTAL_DEBT, 130, Metric.LONG_TERM_DEBT, 100, Metric.SHORT_TERM_DEBT, 30));

        assertThat(within).extracting(LedgerEntry::number).containsExactly(125.0);
        assertThat(longTerm).extracting(LedgerEntry::number).containsExactly(120.0);
        assertThat(borrowings).extracting(LedgerEntry::number).containsExactly(115.0);
        assertThat(total).extracting(LedgerEntry::number).containsExactly(130.0);
        assertThat(total.getFirst().derivation()).isEmpty();
    }

    /** A note says "short-term debt of about $6.0 billion"; the balance sheet has 5,983. */
    @Test
    void prefersTheBalanceSheetToARoundedNote() {
        var debt = debt(Map.of(
                Metric.LONG_TERM_DEBT, 30_651, Metric.SHORT_TERM_DEBT, 6_000, Metric.SHORT_TERM_BORROWINGS, 5_983));

        assertThat(debt).extracting(LedgerEntry::number).containsExactly(36_634.0);
    }

    @Test
    void thereIsNoDebtOnlyWhereNoneWasEverToldAndNoInterestIsPaid() {
        assertThat(debt(Map.of())).extracting(LedgerEntry::number).containsExactly(0.0);
        assertThat(debt(Map.of(Metric.INTEREST_EXPENSE, 3))).isEmpty();
        assertThat(debt(Map.of(Metric.LONG_TERM_DEBT, 0)))
                .extracting(LedgerEntry::number)
                .containsExactly(0.0);
    }

    @Test
    void debtToldBeforeAndNotNowIsUnknown() {
        var facts = facts(Map.of(Metric.COMMERCIAL_PAPER, 5));
        facts.add(fact(Metric.LONG_TERM_DEBT, Period.instant(LocalDate.of(2025, 9, 30)), 100));

        var ledger = Ledger.of(ACME, facts, END.plusYears(1));

        assertThat(ledger.on(Metric.TOTAL_DEBT, END)).isEmpty();
        assertThat(ledger.latest(Metric.TOTAL_DEBT)).isEmpty();
    }

    private static List<LedgerEntry> debt(Map<Metric, Integer> told) {
        return Ledger.of(ACME, facts(told), END.plusYears(1)).years(Metric.TOTAL_DEBT);
    }

    private static List<Fact> facts(Map<Metric, Integer> told) {
        var year = Period.of(LocalDate.of(2025, 1, 1), END);
        var facts = new ArrayList<Fact>(List.of(
                fact(Metric.NET_INCOME, year, 50),
                fact(Metric.ASSETS, Period.instant(END), 1000),
                fact(Metric.EQUITY, Period.instant(END), 500),
                fact(Metric.CASH, Period.instant(END), 80)));
        told.forEach((metric, value) ->
                facts.add(fact(metric, metric.equals(Metric.INTEREST_EXPENSE) ? year : Period.instant(END), value)));
        return facts;
    }

    private static Fact fact(Metric metric, Period period, int value) {
        return Fact.of(
                ACME,
                metric,
                period,
                BigDecimal.valueOf(value),
                Unit.of(Denomination.USD),
                Basis.REPORTED,
                END.plusDays(40),
                Origin.document("edgar", "10-K", Instant.EPOCH));
    }
}
