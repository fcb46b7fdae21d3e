package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.Conversation;
import footnote.testing.ModelServer.Answer;
import footnote.testing.RoleAnswers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole workflows on the sample market with a model behind the wire that answers well or half well. */
class ConversationTest {
    private static final String LEADS = "Find leads for SaaS companies in France";

    private static final String QUESTION = "What drove Quavelin's revenue growth in FY2025?";

    @TempDir
    private Path folder;

    private ConversationRun run(Function<Conversation.Turn, Answer> model, String... args) throws IOException {
        return ConversationRun.of(folder, model, 5, args);
    }

    @Test
    void printsNineInTenSentencesOfAStrongModelInAReport() throws IOException {
        var seen = run(RoleAnswers.strong(), "report", "QVLN", "--yes");

        System.out.printf(
                "FIGURE report with a model: %d calls, %d input tokens, %d sentences, %d dropped %s%n",
                seen.turns().size(),
                seen.tokens(),
                seen.sentences(),
                seen.dropped().size(),
                seen.dropped());
        assertThat(seen.sentences()).isGreaterThan(40);
        assertThat(seen.dropped()).hasSizeLessThanOrEqualTo(seen.sentences() / 10);
        assertThat(seen.turns().size()).isLessThanOrEqualTo(13); // twelve beside the one for exhibits
        assertThat(seen.tokens()).isLessThanOrEqualTo(60_000);
        assertThat(seen.files().contains("Two rates side by side over the same years"))
                .isTrue();
        assertThat(seen.files().contains("openai/gpt-5")).isTrue();
        assertThat(seen.files().contains("{fact:")).isFalse();
        assertThat(seen.errors()).doesNotContain("not used", "the rule's text stands");
    }

    @Test
    void printsWhatAStrongModelArguesInAnAnalysis() throws IOException {
        var seen = run(RoleAnswers.strong(), "analyze", "ORRB");

        assertThat(seen.turns())
                .extracting(Conversation.Turn::agent)
                .contains(
                        "CaseAnalyst-bull",
                        "CaseAnalyst-bear",
                        "TechnicalAnalyst",
                        "FundamentalAnalyst",
                        "Synthesizer");
        assertThat(seen.dropped()).as(seen.dropped()::toString).hasSizeLessThanOrEqualTo(2);
        assertThat(seen.printed()).contains("openai/gpt-5").doesNotContain("{fact:");
        assertThat(seen.errors()).doesNotContain("not used", "the rule's text stands");
    }

    @Test
    void printsWhatAStrongModelWritesAboutLeads() throws IOException {
        var seen = run(RoleAnswers.strong(), "leads", LEADS, "--yes");

        assertThat(seen.printed()).contains("openai/gpt-5", "Call the leads with a fresh signal first.");
        assertThat(seen.printed()).doesNotContain("signal 1");
        assertThat(seen.turns())
                .extracting(Conversation.Turn::agent)
                .doesNotContain("CompanyValidator", "CompanyFinder");
        assertThat(seen.errors()).doesNotContain("not used", "the rule's text stands");
    }

    @Test
    void mailsWhatAStrongModelWritesAboutTheMover() throws IOException {
        var seen = run(RoleAnswers.strong(), "movers");

        assertThat(seen.turns()).hasSize(8);
        assertThat(seen.files()).contains("Top gainer of the day: TRVM", "words by model openai/gpt-5");
        assertThat(seen.errors()).doesNotContain("not used");
    }

    @Tag("nightly")
    @Test
    void evaluatesPromptsWithSentencesTokensAndCost() {
        try (var conversation = new Conversation(RoleAnswers.strong())) {
            var home = new CliHome(folder);
            home.environment.putAll(conversation.environment());

            assertThat(home.run("eval", "prompts", "--live")).as(home::err).isZero();

            assertThat(home.out())
                    .contains("ChapterWriter", "CaseAnalyst", "LeadReportCompiler")
                    .containsPattern("\\d+ sentences written, \\d+ kept, \\d+ dropped\\.")
                    .containsPattern("\\d+ calls, [\\d,]+ input tokens, [\\d,]+ output tokens, \\$\\d");
        }
    }

    @Test
    void takesJsonOutOfTheProseAroundIt() throws IOException {
        var strong = RoleAnswers.strong();

        var seen = run(
                turn -> Answer.says("Sure, here it is:\n```json\n" + strong.json(turn) + "\n```\nI hope that helps."),
                "analyze",
                "ORRB");

        assertThat(seen.printed()).contains("openai/gpt-5");
        assertThat(seen.errors()).doesNotContain("not used");
    }

    @Tag("nightly")
    @Test
    void keepsTheGoodSentencesOfAMediocreModelAndListsTheOthers() throws IOException {
        var count = new AtomicInteger();
        var mediocre = RoleAnswers.twisted(sentence -> sentence.contains("{fact:") && count.incrementAndGet() % 4 == 0
                ? "Growth of 98.7654% is outstanding."
                : sentence);

        var seen = run(mediocre, "report", "QVLN", "--yes");

        assertThat(seen.files().contains("openai/gpt-5")).isTrue();
        assertThat(seen.files().contains("98.7654") || seen.files().contains("{fact:"))
                .isFalse();
        assertThat(seen.dropped())
                .isNotEmpty()
                .allSatisfy(each -> assertThat(each.path("reason").asString()).contains("98.7654"));
    }

    @Test
    void mailsByRuleWhereTheToolsAreCalledInAnotherOrder() throws IOException {
        var seen = run(
                turn -> turn.request().path("messages").size() < 8
                        ? Answer.calls("send_email", "{\"subject\":\"x\",\"paragraphs\":[\"y\"]}")
                        : Answer.says("{\"done\":\"sent\"}"),
                "movers");

        assertThat(seen.files()).contains("words by rules");
    }

    @Test
    void answersInTheWordsOfAStrongModel() throws IOException {
        var seen = run(RoleAnswers.strong(), "ask", QUESTION);

        assertThat(seen.turns())
                .extracting(Conversation.Turn::agent)
                .contains("QuestionAnalyst", "FilingResearcher", "AnswerWriter", "AnswerJudge");
        assertThat(seen.printed()).contains("The company says: “").doesNotContain("{fact:", "left out");
        assertThat(seen.errors()).doesNotContain("not used", "the rule's text stands");
    }

    @Test
    void keepsTheSentencesOfAMediocreAnswerThatStand() throws IOException {
        var count = new AtomicInteger();
        var mediocre = RoleAnswers.twisted(sentence -> sentence.contains("{fact:") && count.incrementAndGet() % 2 == 0
                ? "Growth of 98.7654% is outstanding [10K1]."
                : sentence);

        var seen = run(mediocre, "ask", QUESTION);

        assertThat(seen.printed()).contains("The company says: “").doesNotContain("98.7654");
    }

    @Test
    void runsTheProgramThatAStrongModelProposes() throws IOException {
        var seen = run(RoleAnswers.strong(), "ask", "How fast did Quavelin's revenue grow in FY2025?");

        assertThat(seen.turns()).extracting(Conversation.Turn::agent).contains("FigurePlanner");
        assertThat(seen.printed()).contains("11.5%");
        assertThat(seen.errors()).doesNotContain("not used");
    }

    @Test
    void printsNoQuotationThatNobodySaid() throws IOException {
        var invented = RoleAnswers.twisted(
                sentence -> sentence.replaceFirst("“[^”]*”", "“We will double our profit every year.”"));

        var seen = run(invented, "ask", QUESTION);

        assertThat(seen.printed()).doesNotContain("double our profit");
    }
}
