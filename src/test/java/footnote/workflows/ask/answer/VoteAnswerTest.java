package footnote.workflows.ask.answer;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Passage;
import footnote.workflows.ask.question.QuestionWords;
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
            Ian Cook 970,556,463 46,852,800 2,738,626 172,969,325
            Edith W. Cooper 1,009,691,687 7,917,877 2,538,325 172,969,325
            David C. Page, MD 1,003,283,751 14,249,896 2,614,242 172,969,325
            (2) The shareholders approved, on an advisory basis, Acme’s executive compensation:
            For 901,248,622
            Against 110,102,370
            (3) The shareholders approved an advisory vote on the compensation of executive officers every year:
            One Year 994,856,204
            Two Years 4,331,004
            (4) The shareholder proposal regarding an independent Board Chair was defeated:
            For 250,838,697
            Against 746,982,272
            SIGNATURES
            """;

    @Test
    void namesThoseElected() {
        assertThat(answered("Which directors were elected at Acme's annual meeting in May 2023?"))
                .contains("Elected as directors: Ian Cook; Edith W. Cooper; David C. Page, MD [8K1]");
    }

    @Test
    void saysWhatBecameOfAProposal() {
        assertThat(answered("Did the shareholders of Acme approve executive compensation?"))
                .contains(
                        "Yes.\n“(2) The shareholders approved, on an advisory basis, Acme’s executive compensation:” [8K1]\n"
                                + "“For 901,248,622; Against 110,102,370” [8K1]");
        assertThat(answered("What was the outcome of the shareholder vote on an independent chair at Acme?"))
                .hasValueSatisfying(line -> assertThat(line).startsWith("“(4) The shareholder proposal"));
        assertThat(answered("Was the shareholder proposal on an independent chair of Acme approved?"))
                .hasValueSatisfying(line -> assertThat(line).startsWith("No."));
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
        return new VoteAnswer(question, new QuestionWords(question, List.of("Acme Inc"))).line(data.sources());
    }
}
