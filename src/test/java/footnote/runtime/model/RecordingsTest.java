package footnote.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.json.Json;
import footnote.runtime.model.Message.Given;
import footnote.runtime.model.Message.Question;
import footnote.runtime.model.Reply.Finish;
import footnote.runtime.model.Tool.ToolCall;
import footnote.runtime.model.routing.ConnectionPool;
import footnote.runtime.model.wire.CallDeadline;
import footnote.runtime.model.wire.LangChainMessages;
import footnote.runtime.model.wire.Refusal;
import footnote.testing.Cassette;
import footnote.testing.ModelServer;
import footnote.testing.SharedData;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What real servers sent, read as the gateway reads it. */
class RecordingsTest {
    /** An assumption inside an expected failure would pass for that failure, so it is made once, before. */
    @BeforeAll
    static void needsRecordings() {
        SharedData.files("llm");
    }

    private static final Tool COUNTRY = Tool.of("get_user_country", "The country", Nothing.class, _ -> "Mexico");
    private final ModelServer server = new ModelServer();
    private final HttpClient http = HttpClient.newHttpClient();

    record Nothing() {}

    @AfterEach
    void close() {
        server.close();
        http.close();
    }

    @Test
    void readsAStreamWithCommentLines() {
        var told = send(compatible(true), "pyd_test_openrouter__test_openrouter_streaming_reasoning");

        assertThat(server.asked().getFirst().path()).isEqualTo("/v1/chat/completions");
        assertThat(told.getFirst().text()).isEqualTo("2 + 2 = 4");
        assertThat(told.getFirst().finish()).isEqualTo(Finish.STOP);
    }

    @Test
    void readsAToolCallOutOfAStream() {
        var told = send(openai(true), "pyd_test_openai__test_run_stream_sync_streams_real_model");

        assertThat(told.getFirst().calls())
                .containsExactly(new ToolCall("call_ZR5UUuTt3pf61kjwAJIYdVMj", "get_capital", "{\"country\":\"UK\"}"));
        assertThat(told.getLast().text()).contains("London");
    }

    @Test
    void namesToolCallsThatCameWithoutAnId() {
        for (boolean streams : new boolean[] {true, false}) {
            var told = send(compatible(streams), "pyd_test_openai__test_compatible_api_with_tool_calls_without_id");

            assertThat(told.getFirst().calls()).extracting(ToolCall::id).containsExactly("call_1");
            assertThat(told.getLast().text()).isEqualTo("The current time is Noon.");
        }
    }

    @Test
    void takesAWholeAnswerWhereAStreamWasAskedFor() {
        var told = send(openai(true), "pyd_test_openai__test_openai_tool_output");

        assertThat(told)
                .extracting(reply -> reply.calls().getFirst().name())
                .containsExactly("get_user_country", "final_result");
    }

    @Test
    void readsToolCallsOfOpenRouter() {
        for (boolean streams : new boolean[] {true, false}) {
            var told = send(compatible(streams), "pyd_test_openrouter__test_openrouter_tool_calling");

            assertThat(told.getFirst().calls().getFirst().arguments()).contains("\"numerator\": 123");
        }
    }

    @Test
    void readsGeminiStreams() {
        var told = send(gemini(true), "pyd_test_google__test_google_model_stream");

        assertThat(told.getFirst().text()).isEqualTo("The capital of France is Paris.\n");
        assertThat(server.asked().getFirst().path())
                .isEqualTo("/v1beta/models/some-model:streamGenerateContent?alt=sse");
    }

    @Test
    void keepsGeminisSignedThoughtForTheWayBack() {
        var told = send(gemini(true), "pyd_test_google__test_google_streaming_tool_call_thought_signature");

        assertThat(told.getFirst().calls()).extracting(ToolCall::name).containsExactly("get_country");
        assertThat(told.getFirst().marks()).containsKey(LangChainMessages.SIGNATURE);
        assertThat(told.getLast().text()).isEqualTo("The capital of Mexico is Mexico City.");
        assertThat(server.asked().getLast().body())
                .contains(
                        told.getFirst().marks().get(LangChainMessages.SIGNATURE).substring(0, 60));
    }

    @Test
    void tellsGeminiThatAToolCallOfAnotherModelIsUnsigned() {
        var exchange = new Exchange(
                Role.FAST,
                "Test",
                "hash",
                List.of(
                        new Question("Well?"),
                        new Message.Said("", List.of(new ToolCall("c1", "get_user_country", "{}")), "openai", Map.of()),
                        new Given("c1", "get_user_country", "Mexico")),
                Json.object(),
                List.of(COUNTRY));
        server.script(ModelServer.Answer.stream("data: {\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"yes\"}]},"
                + "\"finishReason\":\"STOP\"}]}\n\n"));

        var reply = told(gemini(true), exchange);

        assertThat(reply.text()).isEqualTo("yes");
        assertThat(server.asked().getLast().body())
                .contains("skip_thought_signature_validator")
                .contains("Mexico");
    }

    @Test
    void readsGeminisListOfChunksLeavingItsThoughtsOut() {
        var told = send(gemini(true), "gem_test_prompt");

        assertThat(told.getFirst().text()).isNotBlank().doesNotContain("Considering the Constraint");
    }

    @Test
    void readsGeminiToolCalls() {
        var told = send(gemini(false), "pyd_test_google__test_google_tool_output");

        assertThat(told)
                .extracting(reply -> reply.calls().getFirst().name())
                .containsExactly("get_user_country", "final_result");
    }

    @Test
    void readsAnthropicStreamsLeavingThoughtsOut() {
        var told = send(anthropic(true), "pyd_test_anthropic__test_anthropic_model_thinking_part_stream");

        assertThat(server.asked().getFirst().path()).isEqualTo("/v1/messages");
        assertThat(told.getFirst().text()).contains("crossing streets.").doesNotContain("straightforward question");
    }

    @Test
    void readsParallelToolCallsOfAnthropic() {
        var told = send(anthropic(false), "pyd_test_anthropic__test_multiple_parallel_tool_calls");

        assertThat(told.getFirst().calls())
                .hasSize(4)
                .extracting(ToolCall::name)
                .containsOnly("retrieve_entity_info");
        assertThat(told.getLast().text()).contains("Daisy is the youngest");
    }

    @Test
    void readsAnthropicToolCallsBesideThoughts() {
        var told = send(anthropic(false), "pyd_test_anthropic__test_anthropic_tool_with_thinking");

        assertThat(told.getFirst().calls()).extracting(ToolCall::name).containsExactly("get_user_country");
        assertThat(told.getLast().text()).contains("Mexico City");
    }

    @Test
    void takesA429WithoutRetryAfterForALimit() {
        assertThatThrownBy(() -> send(compatible(true), "pyd_test_openrouter__test_openrouter_errors_raised"))
                .isInstanceOfSatisfying(Refusal.class, refusal -> {
                    assertThat(refusal.reaction()).isEqualTo(Refusal.Reaction.NEXT);
                    assertThat(refusal.retryAfter()).isEmpty();
                    assertThat(refusal.why()).contains("temporarily rate-limited upstream");
                });
    }

    @Test
    void takesAnUnknownModelForOneToLeaveOut() {
        assertThatThrownBy(() -> send(anthropic(true), "pyd_test_anthropic__test_anthropic_count_tokens_error"))
                .isInstanceOfSatisfying(Refusal.class, refusal -> assertThat(refusal.reaction())
                        .isEqualTo(Refusal.Reaction.LEAVE_MODEL));
    }

    @Test
    void triesAgainWhenTheServerFoundTheModelsToolCallUnfit() {
        assertThatThrownBy(() -> send(compatible(false), "pyd_test_groq__test_tool_use_failed_error"))
                .isInstanceOfSatisfying(Refusal.class, refusal -> {
                    assertThat(refusal.reaction()).isEqualTo(Refusal.Reaction.AGAIN);
                    assertThat(refusal.why()).contains("additionalProperties 'foo' not allowed");
                });
    }

    /** Plays all recorded answers in one conversation, giving each tool call some result. */
    private List<Reply> send(Provider provider, String cassette) {
        var answers = Cassette.answers(cassette);
        server.script(answers.toArray(ModelServer.Answer[]::new));
        var exchange = new Exchange(
                Role.FAST,
                "Test",
                "hash",
                List.of(new Message.Briefing("Be brief."), new Question("Well?")),
                Json.object(),
                List.of(COUNTRY));
        var told = new ArrayList<Reply>();
        for (int i = 0; i < answers.size(); i++) {
            var reply = told(provider, exchange);
            told.add(reply);
            exchange = exchange.and(reply.said());
            for (var call : reply.calls()) {
                exchange = exchange.and(new Given(call.id(), call.name(), "Mexico"));
            }
        }
        return told;
    }

    private Reply told(Provider provider, Exchange exchange) {
        var settings = ModelSettings.of(List.of(provider));
        var candidate = new ModelCandidate(Role.FAST, 0, "x", provider, "some-model", Optional.of(new ApiKey("k")));
        var connection = new ConnectionPool(() -> http, settings).to(candidate);
        var delivery = CallDeadline.of(Duration.ofSeconds(5), Duration.ofSeconds(5), 8192)
                .during(() -> connection.send(exchange));
        return Reply.read(delivery.body());
    }

    private Provider openai(boolean streams) {
        return Provider.openai(List.of()).at(server.url()).streaming(streams);
    }

    private Provider compatible(boolean streams) {
        return Provider.compatible("test", server.url(), List.of()).streaming(streams);
    }

    private Provider gemini(boolean streams) {
        return Provider.gemini(List.of()).at(server.url("/v1beta")).streaming(streams);
    }

    private Provider anthropic(boolean streams) {
        return Provider.anthropic(List.of()).at(server.url()).streaming(streams);
    }
}
