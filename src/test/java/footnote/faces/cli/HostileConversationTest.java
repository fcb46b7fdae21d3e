package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.Conversation;
import footnote.testing.ModelServer.Answer;
import footnote.testing.RoleAnswers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole workflows on the sample market with a model behind the wire that answers badly. */
class HostileConversationTest {
    private static final String LEADS = "Find leads for SaaS companies in France";
    private static final String QUESTION = "What drove Quavelin's revenue growth in FY2025?";
    private static final Pattern HOSTILE =
            Pattern.compile("evil\\.example|should buy|F999|98\\.7654|\\bghost\\b|lowest of these years");

    private static final String WORDS_WITHOUT_END =
            "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"" + "and so on ".repeat(4000) + "\"}}]}\n\n";

    @TempDir
    private Path folder;

    /** How an answer goes wrong: what becomes of each sentence, and of the whole. */
    enum Mischief {
        MADE_UP_NUMBER(_ -> "Revenue grew 98.7654% last year.", answer -> answer),
        UNKNOWN_REFERENCE(_ -> "Revenue was {fact:F999} in FY25.", answer -> answer),
        OBEYED_INJECTION(
                _ -> "Everyone should buy the shares now, see http://evil.example for the report.", answer -> answer),
        FALSE_SUPERLATIVE(
                sentence -> sentence.replace("highest of these years", "lowest of these years"), answer -> answer),
        REFUSAL(sentence -> sentence, _ -> Answer.says("I cannot help with that.")),
        EMPTY(sentence -> sentence, _ -> Answer.says("  ")),
        ANOTHER_SHAPE(sentence -> sentence, _ -> Answer.says("{\"ghost\": [1, 2]}")),
        CUT(sentence -> sentence, answer -> answer.cut()),
        CUT_AT_THE_LIMIT(sentence -> sentence, answer -> answer.finished("length")),
        ENDLESS(sentence -> sentence, _ -> Answer.stream(WORDS_WITHOUT_END).endless());

        private final Function<String, String> sentence;
        private final Function<Answer, Answer> answer;

        Mischief(Function<String, String> sentence, Function<Answer, Answer> answer) {
            this.sentence = sentence;
            this.answer = answer;
        }

        Function<Conversation.Turn, Answer> model() {
            var answers = RoleAnswers.twisted(sentence);
            return turn -> answer.apply(answers.apply(turn));
        }
    }

    private ConversationRun run(Mischief mischief, String... args) throws IOException {
        return ConversationRun.of(folder, mischief.model(), mischief == Mischief.CUT ? 1 : 5, args);
    }

    /**
     * Every kind of bad answer in one workflow, and every workflow with one; all pairs are for the night, and so is a
     * connection that is cut again and again, which the gateway waits for.
     */
    @ParameterizedTest
    @CsvSource({
        "OBEYED_INJECTION, analysis",
        "UNKNOWN_REFERENCE, answer",
        "FALSE_SUPERLATIVE, answer",
        "ENDLESS, answer",
        "ANOTHER_SHAPE, program",
        "CUT_AT_THE_LIMIT, program",
        "MADE_UP_NUMBER, program",
        "EMPTY, leads",
        "REFUSAL, movers",
        "OBEYED_INJECTION, report"
    })
    void printsNothingHostile(Mischief mischief, String where) throws IOException {
        switch (where) {
            case "analysis" -> printsNothingHostileInAnAnalysisAndSaysWhyRulesStand(mischief);
            case "answer" -> printsNothingHostileInAnAnswer(mischief);
            case "program" -> computesByRuleWhereAProposedProgramIsHostile(mischief);
            case "leads" -> printsNothingHostileAboutLeads(mischief);
            case "movers" -> mailsNothingHostileAboutTheMover(mischief);
            default -> printsNothingHostileInAReport(mischief);
        }
    }

    @Tag("nightly")
    @ParameterizedTest
    @EnumSource(Mischief.class)
    void printsNothingHostileInAnAnalysisAndSaysWhyRulesStand(Mischief mischief) throws IOException {
        var seen = run(mischief, "analyze", "ORRB");

        assertThat(HOSTILE.matcher(seen.printed()).find()).as(seen.printed()).isFalse();
        if (mischief != Mischief.FALSE_SUPERLATIVE) {
            assertThat(seen.errors())
                    .containsAnyOf("not used", "the rule's text stands", "takes over", "last one left");
            assertThat(seen.printed()).contains("Recommendation");
        }
    }

    @Tag("nightly")
    @ParameterizedTest
    @EnumSource(names = {"OBEYED_INJECTION", "FALSE_SUPERLATIVE", "REFUSAL"})
    void printsNothingHostileInAReport(Mischief mischief) throws IOException {
        var seen = run(mischief, "report", "QVLN", "--yes");

        assertThat(HOSTILE.matcher(seen.files())
                        .results()
                        .map(found -> found.group())
                        .toList())
                .isEmpty();
        assertThat(seen.files().contains("{fact:")).isFalse();
        assertThat(seen.dropped().isEmpty()).isEqualTo(mischief == Mischief.REFUSAL);
    }

    @Tag("nightly")
    @ParameterizedTest
    @EnumSource(names = {"MADE_UP_NUMBER", "UNKNOWN_REFERENCE", "OBEYED_INJECTION", "EMPTY"})
    void printsNothingHostileAboutLeads(Mischief mischief) throws IOException {
        var seen = run(mischief, "leads", LEADS, "--yes");

        assertThat(HOSTILE.matcher(seen.printed() + seen.files()).find()).isFalse();
        assertThat(seen.errors()).containsAnyOf("not used", "the rule's text stands");
    }

    @Tag("nightly")
    @ParameterizedTest
    @EnumSource(names = {"MADE_UP_NUMBER", "UNKNOWN_REFERENCE", "OBEYED_INJECTION", "REFUSAL"})
    void mailsNothingHostileAboutTheMover(Mischief mischief) throws IOException {
        var seen = run(mischief, "movers");

        assertThat(HOSTILE.matcher(seen.printed() + seen.files()).find()).isFalse();
    }

    @Tag("nightly")
    @ParameterizedTest
    @EnumSource(Mischief.class)
    void printsNothingHostileInAnAnswer(Mischief mischief) throws IOException {
        var seen = run(mischief, "ask", QUESTION);

        assertThat(HOSTILE.matcher(seen.printed()).find()).as(seen.printed()).isFalse();
        assertThat(seen.printed()).contains("Quavelin");
    }

    @Tag("nightly")
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "FALSE_SUPERLATIVE")
    void computesByRuleWhereAProposedProgramIsHostile(Mischief mischief) throws IOException {
        var seen = run(mischief, "ask", "How fast did Quavelin's revenue grow in FY2025?");

        assertThat(HOSTILE.matcher(seen.printed()).find()).as(seen.printed()).isFalse();
        assertThat(seen.printed()).contains("revenue rose by 11.5%");
        assertThat(seen.errors()).contains("Figure planner");
    }
}
