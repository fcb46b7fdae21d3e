package footnote.research.guidance;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Denomination;
import footnote.domain.Document;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Section;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FiledOutlookTest {
    @Test
    void readsTheOutlookOfTheDiscussionOfResults() {
        var found = found(LocalDate.of(2025, 2, 25));

        assertThat(found)
                .extracting(each ->
                        each.guidance().periodLabel() + " " + each.guidance().figures())
                .containsExactly("FY25 $60bn to $65bn", "FY25 20.8%");
        assertThat(found.getLast().words()).startsWith("an FY25 ").contains(" of {fact:");
        assertThat(found.getFirst().facts())
                .extracting(each -> each.fact().metric().name())
                .containsExactly("capital_expenditure_outlook_low", "capital_expenditure_outlook_high");
    }

    @Test
    void leavesOutAYearThatIsOver() {
        assertThat(found(LocalDate.of(2026, 1, 5))).isEmpty();
    }

    private static List<FiledOutlook> found(LocalDate asOf) {
        String discussion = """
                We anticipate making capital expenditures of approximately $60 billion to $65 billion in 2025 to support our core business.
                If rates stay, we expect an interest expense of $2 billion in 2025.
                The Company's effective tax rate in 2025 is expected to be approximately 20.8%.
                """;
        var report = new Document(
                "Acme",
                "10-K",
                Optional.of(LocalDate.of(2025, 2, 1)),
                List.of(
                        Section.of("Item 1", "Business", "We expect 2025 revenue of $9 billion."),
                        Section.of("Item 7", "Discussion", discussion)),
                Origin.document("test", "10-K", Instant.EPOCH));
        return FiledOutlook.of(
                report,
                Subject.of(new Ticker("ACME")),
                Period.of(LocalDate.of(2024, 1, 1), LocalDate.of(2024, 12, 31)),
                new Denomination("USD"),
                Optional.empty(),
                asOf);
    }
}
