package footnote.sources.transcripts;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Transcript;
import footnote.domain.Transcript.Turn;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Calls as plain text whose speakers, company and quarter stand in the words alone. */
class CallTextTest {
    private static final String CALL = """
            Operator

            Good morning, and welcome to the Anvil Works, Inc. Third Quarter 2024 Earnings Conference Call.

            Bea Lin

            Joining me are Ann M. Lee, our Chief Executive Officer; and Cy Poe, Anvil's Chief Financial Officer.

            Ann M. Lee

            Prices rose -- as we said.
            Yes -- we think so.

            Cy Poe

            Capital spending was $4 million.

            Questions and Answers:

            Operator

            Our first question comes from Bob Roe with Olm Securities. Please go ahead.

            Bob Roe

            What of prices?

            Ann M. Lee

            They will rise again.""";

    @Test
    void takesNamesOnTheirOwnLinesForSpeakers() {
        var call = read("notes.txt", CALL);

        assertThat(call.turns().stream().map(Turn::speaker))
                .containsExactly("Operator", "Bea Lin", "Ann M. Lee", "Cy Poe", "Operator", "Bob Roe", "Ann M. Lee");
        assertThat(call.turns().get(2).text()).contains("Yes -- we think so.");
    }

    @Test
    void readsTheCompanyAndTheQuarterFromTheWelcome() {
        var call = read("notes.txt", CALL);

        assertThat(call.company()).isEqualTo("Anvil Works, Inc");
        assertThat(call.fiscalYear()).contains(2024);
        assertThat(call.fiscalQuarter()).contains(3);
    }

    @Test
    void readsRolesFromTheIntroductionAndTheAnnouncementOfQuestions() {
        var call = read("notes.txt", CALL);

        assertThat(role(call, "Ann M. Lee")).contains("Chief Executive Officer");
        assertThat(role(call, "Cy Poe")).contains("Chief Financial Officer");
        assertThat(role(call, "Bob Roe")).contains("Olm Securities, analyst");
    }

    @Test
    void readsRolesFromAListThatPutsThemBeforeTheName() {
        var call = read("notes.txt", """
                Anvil (ANVL) Q2 2025 Earnings Call Transcript
                CALL PARTICIPANTS
                Co-Founder and Chief Executive Officer — Ann Lee
                Full Conference Call Transcript
                Ann Lee: Anvils sold well in every one of our markets.""");

        assertThat(call.turns().getFirst().role()).contains("Co-Founder and Chief Executive Officer");
        assertThat(call.fiscalQuarter()).contains(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Welcome to Anvil's 2021 First Quarter Conference Call. | Anvil",
                "I would like to welcome everyone to The Olm's Company Third Quarter 2021 Earnings Conference Call. | The Olm's Company",
                "Welcome to the Third Quarter 2021 Birch Meter Earnings Conference Call. | Birch Meter",
                "Thank you for joining the Fir and Elm second-quarter results call. | Fir and Elm",
                "Welcome to our third quarter call. | x"
            })
    void readsTheCompanyHoweverItIsWelcomed(String welcome, String company) {
        assertThat(read("x.txt", "Operator\n" + welcome + "\nAnn Lee\nGood morning to you all.")
                        .company())
                .isEqualTo(company);
    }

    private static Transcript read(String file, String text) {
        return TranscriptFolder.parse(file, text.getBytes(StandardCharsets.UTF_8), Instant.EPOCH);
    }

    private static Optional<String> role(Transcript call, String speaker) {
        return call.turns().stream()
                .filter(turn -> turn.speaker().equals(speaker))
                .findFirst()
                .flatMap(Turn::role);
    }
}
