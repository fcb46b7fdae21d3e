package footnote.research.management;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Origin;
import footnote.domain.Transcript;
import footnote.domain.Transcript.Part;
import footnote.domain.Transcript.Turn;
import footnote.research.management.ManagementStatement.Topic;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CallStatementsTest {
    @Test
    void quotesTheOfficerWhoGivesACause() {
        var call = call(
                turn(
                        "Ann Lee",
                        "Chief Executive Officer",
                        "Thank you for joining us today, and welcome. "
                                + "Growth came mainly from new customers in the hospital business."),
                turn(
                        "Bo Chan",
                        "Chief Financial Officer",
                        "Margins fell because freight costs rose faster than our prices."));

        var found = CallStatements.of(call);

        assertThat(found)
                .extracting(ManagementStatement::topic, ManagementStatement::words, each -> each.speaker()
                        .orElseThrow())
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(
                                Topic.REVENUE,
                                "Growth came mainly from new customers in the hospital business.",
                                "Ann Lee (chief executive officer)"),
                        org.assertj.core.groups.Tuple.tuple(
                                Topic.GROSS_MARGIN,
                                "Margins fell because freight costs rose faster than our prices.",
                                "Bo Chan (chief financial officer)"));
        assertThat(found.getFirst().place()).isEqualTo("1Q26 call");
    }

    /** What "both" are stood in the sentence before. */
    @Test
    void quotesNoClauseOnThingsThatOnlyTheSentenceBeforeNames() {
        var call = call(turn(
                "Ann Lee", "Chief Executive Officer", "The board will consider a dividend once both are complete."));

        assertThat(CallStatements.of(call)).isEmpty();
    }

    @Test
    void quotesNoAnalystAndNoFigure() {
        var call = call(
                turn(
                        "Cy Dow",
                        "Analyst, Fenwright Securities",
                        "Growth came mainly from new customers, is that right to assume."),
                turn(
                        "Ann Lee",
                        "Chief Executive Officer",
                        "Revenue grew 12% because of new customers in all of our regions."));

        assertThat(CallStatements.of(call)).isEmpty();
    }

    @Test
    void quotesNoSentenceThatLeansOnTheOneBefore() {
        var call = call(turn(
                "Ann Lee",
                "Chief Executive Officer",
                "We sold a unit. As announced, the price confirmed book value, and the proceeds reduce our debt."));

        assertThat(CallStatements.of(call)).isEmpty();
    }

    private static Turn turn(String speaker, String role, String text) {
        return new Turn(speaker, Optional.of(role), Part.PREPARED, text);
    }

    private static Transcript call(Turn... turns) {
        return new Transcript(
                "Example",
                Optional.empty(),
                Optional.of(2026),
                Optional.of(1),
                Optional.empty(),
                List.of(turns),
                Origin.document("test", "call", Instant.EPOCH));
    }
}
