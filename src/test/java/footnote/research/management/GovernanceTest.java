package footnote.research.management;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import footnote.domain.Document;
import footnote.domain.Origin;
import footnote.domain.Section;
import footnote.research.management.ManagementStatement.Topic;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GovernanceTest {
    @Test
    void tellsTheAuditorControlAndVotes() {
        var found = Governance.of(
                report(
                        Section.of("Item 1A", "Risk factors", """
                                Our Class B common stock has ten votes per share and our Class A common stock has one vote per share.
                                This concentrates control with our founder.
                                """),
                        Section.of("Item 8", "Financial statements", """
                                /s/ Smith &
                                Doe LLP
                                We have served as the Company’s auditor since at least 1987.
                                """),
                        Section.of(
                                "Item 9A",
                                "Controls",
                                "Management concluded that our internal control over financial reporting was effective as of December 31, 2024.")),
                section -> "10-K FY24, " + section);

        assertThat(found)
                .extracting(ManagementStatement::topic, ManagementStatement::words, ManagementStatement::place)
                .containsExactly(
                        tuple(Topic.AUDITOR, "at least 1987", "10-K FY24, Item 8"),
                        tuple(Topic.CONTROL, "effective", "10-K FY24, Item 9A"),
                        tuple(
                                Topic.VOTES,
                                "Our Class B common stock has ten votes per share and our Class A common stock has one vote per share",
                                "10-K FY24, Item 1A"));
        assertThat(found.getFirst().speaker()).contains("Smith & Doe LLP");
    }

    @Test
    void controlThatFailedIsNotEffective() {
        assertThat(Governance.of(
                        report(
                                Section.of(
                                        "Item 9A",
                                        "Controls",
                                        "Due to the material weakness, internal control over financial reporting was not effective. Other internal control over financial reporting was effective.")),
                        section -> section))
                .singleElement()
                .extracting(ManagementStatement::words)
                .isEqualTo("not effective");
    }

    @Test
    void oneVoteForEachShareIsNoNews() {
        assertThat(Governance.of(
                        report(Section.of("Item 8", "Notes", "Holders are entitled to one vote per share.")),
                        section -> section))
                .isEmpty();
    }

    private static Document report(Section... sections) {
        return new Document(
                "Acme",
                "10-K",
                Optional.of(LocalDate.of(2025, 2, 1)),
                List.of(sections),
                Origin.document("test", "10-K", Instant.EPOCH));
    }
}
