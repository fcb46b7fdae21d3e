package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.json.Json;
import footnote.testing.Conversation;
import footnote.testing.ModelServer.Answer;
import footnote.testing.RoleAnswers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Whole workflows on the sample market with a model behind the wire that answers well, half well and badly. */
class ConversationTest {
    private static final String LEADS = "Find leads for SaaS companies in France";
    private static final Pattern HOSTILE =
            Pattern.compile("evil\\.example|should buy|F999|98\\.7654|\\bghost\\b|lowest of these years");

    private static final String WORDS_WITHOUT_END =
            "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"" + "and so on ".repeat(4000) + "\"}}]}\n\n";
    private static final String QUESTION = "What drove Quavelin's revenue growth in FY2025?";

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

    /** A run with what its reader has of it. */
    private record Seen(String printed, String errors, String files, JsonNode record, List<Conversation.Turn> turns) {
        List<JsonNode> dropped() {
            var all = new ArrayList<JsonNode>();
            record.path("steps")
                    .forEach(step -> step.path("result").path("dropped").forEach(all::add));
            return all;
        }

        int sentences() {
            int sum = 0;
            for (var step : record.path("steps")) {
                sum += step.path("result").path("sentences").asInt(0);
            }
            return sum;
        }

        int tokens() {
            return turns.stream().mapToInt(Conversation.Turn::tokens).sum();
        }
    }

    private Seen run(Function<Conversation.Turn, Answer> model, String... args) throws IOException {
        try (var conversation = new Conversation(model)) {
            var home = new CliHome(folder);
            home.environment.putAll(conversation.environment());
            home.environment.put("FOOTNOTE_MODELS_TIMEOUT", "5");
            var all = Stream.concat(Stream.of(args), Stream.of("--sample", "--out", "out"))
                    .toArray(String[]::new);
            assertThat(home.run(all)).as(home::err).isZero();
            var files = new StringBuilder();
            var record = Json.object();
            try (var written = Files.walk(folder.resolve("out"))) {
                for (var file : written.filter(Files::isRegularFile).toList()) {
                    String name = file.getFileName().toString();
                    if (name.equals("run.json")) {
                        record.setAll((tools.jackson.databind.node.ObjectNode) Json.tree(Files.readString(file)));
                    } else if (name.matches(".*\\.(html|eml)")) {
                        files.append(Files.readString(file));
                    }
                }
            }
            return new Seen(home.out(), home.err(), files.toString(), record, conversation.turns());
        }
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

    @ParameterizedTest
    @EnumSource(Mischief.class)
    void printsNothingHostileInAnAnalysisAndSaysWhyRulesStand(Mischief mischief) throws IOException {
        var seen = run(mischief.model(), "analyze", "ORRB");

        assertThat(HOSTILE.matcher(seen.printed()).find()).as(seen.printed()).isFalse();
        if (mischief != Mischief.FALSE_SUPERLATIVE) {
            assertThat(seen.errors())
                    .containsAnyOf("not used", "the rule's text stands", "takes over", "last one left");
            assertThat(seen.printed()).contains("Recommendation");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"OBEYED_INJECTION", "FALSE_SUPERLATIVE", "REFUSAL"})
    void printsNothingHostileInAReport(Mischief mischief) throws IOException {
        var seen = run(mischief.model(), "report", "QVLN", "--yes");

        assertThat(HOSTILE.matcher(seen.files())
                        .results()
                        .map(found -> found.group())
                        .toList())
                .isEmpty();
        assertThat(seen.files().contains("{fact:")).isFalse();
        assertThat(seen.dropped().isEmpty()).isEqualTo(mischief == Mischief.REFUSAL);
    }

    @ParameterizedTest
    @EnumSource(names = {"MADE_UP_NUMBER", "UNKNOWN_REFERENCE", "OBEYED_INJECTION", "EMPTY"})
    void printsNothingHostileAboutLeads(Mischief mischief) throws IOException {
        var seen = run(mischief.model(), "leads", LEADS, "--yes");

        assertThat(HOSTILE.matcher(seen.printed() + seen.files()).find()).isFalse();
        assertThat(seen.errors()).containsAnyOf("not used", "the rule's text stands");
    }

    @ParameterizedTest
    @EnumSource(names = {"MADE_UP_NUMBER", "UNKNOWN_REFERENCE", "OBEYED_INJECTION", "REFUSAL"})
    void mailsNothingHostileAboutTheMover(Mischief mischief) throws IOException {
        var seen = run(mischief.model(), "movers");

        assertThat(HOSTILE.matcher(seen.printed() + seen.files()).find()).isFalse();
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

    @ParameterizedTest
    @EnumSource(Mischief.class)
    void printsNothingHostileInAnAnswer(Mischief mischief) throws IOException {
        var seen = run(mischief.model(), "ask", QUESTION);

        assertThat(HOSTILE.matcher(seen.printed()).find()).as(seen.printed()).isFalse();
        assertThat(seen.printed()).contains("Quavelin");
    }

    @Test
    void runsTheProgramThatAStrongModelProposes() throws IOException {
        var seen = run(RoleAnswers.strong(), "ask", "How fast did Quavelin's revenue grow in FY2025?");

        assertThat(seen.turns()).extracting(Conversation.Turn::agent).contains("FigurePlanner");
        assertThat(seen.printed()).contains("11.5%");
        assertThat(seen.errors()).doesNotContain("not used");
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "FALSE_SUPERLATIVE")
    void computesByRuleWhereAProposedProgramIsHostile(Mischief mischief) throws IOException {
        var seen = run(mischief.model(), "ask", "How fast did Quavelin's revenue grow in FY2025?");

        assertThat(HOSTILE.matcher(seen.printed()).find()).as(seen.printed()).isFalse();
        assertThat(seen.printed()).contains("revenue growth, FY25: 11.5%");
        assertThat(seen.errors()).contains("FigurePlanner");
    }

    @Test
    void printsNoQuotationThatNobodySaid() throws IOException {
        var invented = RoleAnswers.twisted(
                sentence -> sentence.replaceFirst("“[^”]*”", "“We will double our profit every year.”"));

        var seen = run(invented, "ask", QUESTION);

        assertThat(seen.printed()).doesNotContain("double our profit");
    }
}
