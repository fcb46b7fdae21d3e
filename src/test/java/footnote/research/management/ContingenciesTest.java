package footnote.research.management;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Denomination;
import footnote.domain.Document;
import footnote.domain.FigureFormat;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Section;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.research.management.Contingencies.Scope;
import footnote.research.management.Contingencies.Stated;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ContingenciesTest {
    private static final Scope SCOPE = new Scope(
            Subject.of(new Ticker("ACME")),
            Period.of(LocalDate.of(2024, 1, 1), LocalDate.of(2024, 12, 31)),
            Unit.of(new Denomination("USD")),
            100e6);

    @Test
    void statesTheLargestDisputesAndTheDealAfterTheYearsEnd() {
        var found = found("""
                Matters concerning powder
                In 2020, a court awarded damages of $9.0 billion, which was reversed in 2021.
                Plaintiffs claim harm. As of December 31, 2024, the total value of the reserve is approximately $11.6 billion.
                The jury found otherwise. Smaller claims were settled, and we accrued $20 million in 2024.
                96
                18. Acquisitions
                Subsequent to the fiscal year end 2024, the Company entered into a definitive agreement to acquire Beta, Inc. for $132.00 per share or approximately $14.6 billion in total.
                The court fixed the lease liability at $3 billion in 2024.
                """);

        assertThat(found)
                .extracting(ContingenciesTest::printed)
                .containsExactly(
                        "Matters concerning powder: As of December 31, 2024, the total value of the reserve is approximately [$11.6bn].",
                        "Acquisitions: Subsequent to the fiscal year end 2024, the Company entered into a definitive agreement to acquire Beta, Inc. for [$132.00] per share or approximately [$14.6bn] in total.");
        assertThat(found).extracting(each -> each.statement().place()).containsOnly("10-K FY24, Item 8");
    }

    @Test
    void takesNoSentenceThatRefersBack() {
        assertThat(
                        found(
                                "A court ruled. To account for these settlements, we recorded a charge of $5.0 billion in 2024."))
                .isEmpty();
    }

    private static String printed(Stated stated) {
        return new Prose(stated.statement().words()).rendered(id -> stated.facts().stream()
                .filter(each -> each.id().equals(id))
                .map(each -> FigureFormat.of(each.fact()))
                .findFirst()
                .orElseThrow());
    }

    private static List<Stated> found(String text) {
        var report = new Document(
                "Acme",
                "10-K",
                Optional.of(LocalDate.of(2025, 2, 1)),
                List.of(Section.of("Item 8", "Financial statements", text)),
                Origin.document("test", "10-K", Instant.EPOCH));
        return Contingencies.of(report, SCOPE);
    }
}
