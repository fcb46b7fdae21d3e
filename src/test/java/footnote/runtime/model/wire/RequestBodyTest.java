package footnote.runtime.model.wire;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.json.Json;
import footnote.runtime.model.Provider.Protocol;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RequestBodyTest {
    private static Optional<String> repaired(String body, String complaint) {
        return RequestBody.repaired(body, Refusal.status(400, complaint, Optional.empty()));
    }

    @Test
    void putsTheResultsOfAllCallsOfATurnIntoOneContent() {
        String body = """
                {"contents":[{"role":"user","parts":[{"text":"go"}]},
                 {"role":"model","parts":[{"functionCall":{"name":"a"}},{"functionCall":{"name":"b"}}]},
                 {"role":"user","parts":[{"functionResponse":{"name":"a"}}]},
                 {"role":"user","parts":[{"functionResponse":{"name":"b"}}]}]}""";

        var contents = Json.tree(RequestBody.adapted(Protocol.GEMINI, body)).path("contents");

        assertThat(contents.size()).isEqualTo(3);
        assertThat(contents.get(2).path("parts").size()).isEqualTo(2);
    }

    @Test
    void givesOllamaRoomForTheWholePromptAndItsAnswer() {
        String body =
                "{\"messages\":[{\"content\":\"" + "word ".repeat(6000) + "\"}],\"options\":{\"num_predict\":8192}}";

        var options = Json.tree(RequestBody.adapted(Protocol.OLLAMA, body)).path("options");

        assertThat(options.path("num_ctx").asInt()).isEqualTo(32_768);
    }

    @Test
    void asksWithoutAStreamWhereItIsRefused() {
        var request = repaired(
                "{\"model\":\"gpt-5\",\"stream\":true,\"stream_options\":{\"include_usage\":true}}",
                "Your organization must be verified to stream this model.");

        assertThat(request).map(Json::tree).hasValueSatisfying(tree -> {
            assertThat(tree.path("stream").asBoolean(true)).isFalse();
            assertThat(tree.has("stream_options")).isFalse();
        });
    }

    @Test
    void usesTheOtherNameOfTheLimitWhereOneIsRefused() {
        var request = repaired(
                "{\"max_tokens\":100}",
                "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens'.");

        assertThat(request).hasValue("{\"max_completion_tokens\":100}");
    }

    @Test
    void repairsNothingElse() {
        assertThat(repaired("{\"stream\":true}", "This model's maximum context length is 8192"))
                .isEmpty();
        assertThat(RequestBody.repaired("{\"stream\":true}", Refusal.status(500, "stream", Optional.empty())))
                .isEmpty();
    }
}
