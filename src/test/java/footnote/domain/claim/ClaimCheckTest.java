package footnote.domain.claim;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.domain.claim.Claim.Headline;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClaimCheckTest {
    private final LedgerEntry first = revenue(2021, 100);
    private final LedgerEntry middle = revenue(2022, 150);
    private final LedgerEntry last = revenue(2023, 210);
    private final Map<String, LedgerEntry> ledger =
            Stream.of(first, middle, last).collect(Collectors.toMap(LedgerEntry::id, Function.identity()));
    private final ClaimCheck tieOut = new ClaimCheck(id -> Optional.ofNullable(ledger.get(id)));

    private static LedgerEntry revenue(int year, double value) {
        return LedgerEntry.of(Fact.of(
                new Subject("X"),
                Metric.REVENUE,
                Period.of(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31)),
                BigDecimal.valueOf(value),
                Unit.of(Denomination.USD),
                Basis.REPORTED,
                LocalDate.of(year + 1, 2, 1),
                Origin.document("sample", "10-K", Instant.EPOCH)));
    }

    private static String ref(LedgerEntry entry) {
        return "{fact:" + entry.id() + "}";
    }

    @Test
    void takesATitleThatItsFiguresBear() {
        var title = new Headline(
                "Revenue has more than doubled since FY2021",
                List.of(new Claim(Claim.Kind.DOUBLED, List.of(first.id(), last.id()))));

        assertThat(tieOut.objection(title)).isEmpty();
    }

    @Test
    void refusesATitleThatItsFiguresContradict() {
        var title = new Headline(
                "Revenue has tripled since FY2021",
                List.of(new Claim(Claim.Kind.TRIPLED, List.of(first.id(), last.id()))));

        assertThat(tieOut.objection(title).orElseThrow()).contains("TRIPLED");
    }

    @Test
    void refusesATitleThatClaimsWithoutFacts() {
        assertThat(tieOut.objection(new Headline("Revenue has doubled", List.of()))
                        .orElseThrow())
                .contains("DOUBLED");
    }

    @Test
    void takesProseWhoseSentenceNamesTheFactsBehindItsClaim() {
        assertThat(tieOut.objection(new Prose("Revenue doubled from " + ref(first) + " to " + ref(last) + ".")))
                .isEmpty();
    }

    @Test
    void refusesProseWhoseFactsDoNotShowTheClaim() {
        assertThat(tieOut.objection(new Prose("Revenue doubled from " + ref(first) + " to " + ref(middle) + ".")))
                .isPresent();
        assertThat(tieOut.objection(new Prose("Growth re-accelerated to " + ref(last) + ".")))
                .isPresent();
    }

    @Test
    void holdsEachKindOfClaimAgainstItsFigures() {
        assertThat(holds(Claim.Kind.RISES, first, middle, last)).isTrue();
        assertThat(holds(Claim.Kind.RISES, first, last, middle)).isFalse();
        assertThat(holds(Claim.Kind.FALLS, last, middle, first)).isTrue();
        assertThat(holds(Claim.Kind.PEAK, last, first, middle)).isTrue();
        assertThat(holds(Claim.Kind.TROUGH, first, last, middle)).isTrue();
        assertThat(holds(Claim.Kind.LARGEST, last, first)).isTrue();
        assertThat(holds(Claim.Kind.LARGEST, first, last)).isFalse();
        assertThat(holds(Claim.Kind.HALVED, last, first)).isTrue();
        assertThat(holds(Claim.Kind.REACCELERATED, middle, first, last)).isTrue();
        assertThat(holds(Claim.Kind.REACCELERATED, first, middle, last)).isFalse();
        assertThat(holds(Claim.Kind.STEADY, first, last)).isFalse();
        assertThat(holds(Claim.Kind.MOST, last, middle)).isTrue();
    }

    private boolean holds(Claim.Kind kind, LedgerEntry... entries) {
        return tieOut.holds(
                new Claim(kind, Stream.of(entries).map(LedgerEntry::id).toList()));
    }
}
