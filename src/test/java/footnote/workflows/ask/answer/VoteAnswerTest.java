package footnote.workflows.ask.answer;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Passage;
import footnote.workflows.ask.question.VoteQuestion;
import footnote.workflows.ask.retrieval.FoundPassages.FoundPassage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VoteAnswerTest {
    private static final String MEETING = """
            Acme held its 2023 Annual Meeting of Shareholders on May 3, 2023. Below are the results.
            (1) The following persons were elected to serve as directors of Acme:
            Nominee For Against Abstain Broker Non-Votes
            Oren Tull 51,200,100 3,100,200 210,300 9,400,000
            Vella W. Quarle 53,900,400 410,000 200,200 9,400,000
            Bram C. Osk, MD 53,100,500 1,190,000 220,100 9,400,000
            (2) The shareholders approved, on an advisory basis, Acme’s executive compensation:
            For 48,700,300
            Against 5,600,400
            (3) The shareholders approved an advisory vote on the compensation of executive officers every year:
            One Year 53,300,600
            Two Years 240,700
            (4) The shareholder proposal regarding an independent Board Chair was defeated:
            For 13,400,800
            Against 40,500,900
            SIGNATURES
            """;

    @Test
    void namesThoseElected() {
        String elected = "Elected as directors: Oren Tull; Vella W. Quarle; Bram C. Osk, MD [8K1]";

        assertThat(answered("Which directors were elected at Acme's annual meeting in May 2023?"))
                .contains(elected);
        assertThat(answered("Who was elected to Acme's board at the 2023 annual meeting?"))
                .contains(elected);
    }

    @Test
    void saysWhatBecameOfAProposal() {
        assertThat(answered("Did the shareholders of Acme approve executive compensation?"))
                .contains(
                        "Yes.\n“(2) The shareholders approved, on an advisory basis, Acme’s executive compensation:” [8K1]\n"
                                + "“For 48,700,300; Against 5,600,400” [8K1]");
        assertThat(answered("What was the outcome of the shareholder vote on an independent chair at Acme?"))
                .hasValueSatisfying(line -> assertThat(line).startsWith("“(4) The shareholder proposal"));
        assertThat(answered("Was the shareholder proposal on an independent chair of Acme approved?"))
                .hasValueSatisfying(line -> assertThat(line).startsWith("No."));
    }

    @Test
    void ranksNomineesByTheirVotes() {
        assertThat(answered("Which director nominee got the most votes against at Acme's annual meeting?"))
                .contains(
                        "Oren Tull: 51,200,100 for, 3,100,200 against, 210,300 abstain, 9,400,000 broker non-votes [8K1]");
        assertThat(answered("Which nominee received the highest number of votes for at Acme's annual meeting?"))
                .hasValueSatisfying(line -> assertThat(line).startsWith("Vella W. Quarle:"));
    }

    @Test
    void leavesWordsOfTheMeetingOutOfTheTopic() {
        assertThat(
                        answered(
                                "At the Acme AGM held on May 3, 2023, what was the outcome of the shareholder vote on the proposal regarding an independent Board Chair?"))
                .hasValueSatisfying(line -> assertThat(line).startsWith("“(4) The shareholder proposal"));
    }

    @Test
    void saysNothingOfAProposalThatWasNotVotedOn() {
        assertThat(answered("Did shareholders of Acme approve a report on plastic packaging?"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Who was elected to Acme's board in August?", "What dividend did the board approve?"})
    void leavesOtherQuestionsAlone(String question) {
        assertThat(VoteQuestion.isAsked(question)).isFalse();
    }

    private static Optional<String> answered(String question) {
        var label = new DocumentLabel(
                "d",
                "d_8K",
                "Acme Inc",
                List.of(),
                Optional.empty(),
                DocumentKind.CURRENT_REPORT,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "files");
        var data = AnswerEvidence.empty()
                .with(List.of(new FoundPassage(
                        new Passage("a", label, "", Optional.of(2), 0, MEETING.length(), MEETING), 1)));
        assertThat(VoteQuestion.isAsked(question)).isTrue();
        return new VoteAnswer(question, List.of("Acme Inc")).line(data.sources());
    }
}
