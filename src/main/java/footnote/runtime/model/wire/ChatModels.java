package footnote.runtime.model.wire;

import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.anthropic.AnthropicChatModel;
import dev.langchain4j.model.anthropic.AnthropicStreamingChatModel;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.StreamingChatModel;
import dev.langchain4j.model.googleai.GoogleAiGeminiChatModel;
import dev.langchain4j.model.googleai.GoogleAiGeminiImageModel;
import dev.langchain4j.model.googleai.GoogleAiGeminiStreamingChatModel;
import dev.langchain4j.model.image.ImageModel;
import dev.langchain4j.model.ollama.OllamaChatModel;
import dev.langchain4j.model.ollama.OllamaStreamingChatModel;
import dev.langchain4j.model.openai.OpenAiChatModel;
import dev.langchain4j.model.openai.OpenAiImageModel;
import dev.langchain4j.model.openai.OpenAiStreamingChatModel;
import footnote.runtime.model.ApiKey;
import footnote.runtime.model.ModelCandidate;
import footnote.runtime.model.ModelSettings;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Builds LangChain4j's model of a candidate, with LangChain4j's own retries and logs off. */
public final class ChatModels {
    private final ModelCandidate candidate;
    private final ModelSettings settings;
    private final HttpClientBuilder wire;
    private final String url;
    private final String key;
    private final @Nullable Double temperature;

    public ChatModels(ModelCandidate candidate, HttpClient wire, ModelSettings settings) {
        this.candidate = candidate;
        this.settings = settings;
        this.wire = new Ready(wire);
        this.url = candidate.provider().baseUrl().toString();
        this.key = candidate.key().map(ApiKey::reveal).orElse("none");
        this.temperature = settings.temperature().orElse(null);
    }

    StreamingChatModel streaming() {
        int most = settings.maxOutputTokens();
        return switch (candidate.provider().protocol()) {
            case OPENAI -> openAiStreaming().maxCompletionTokens(most).build();
            case COMPATIBLE -> openAiStreaming().maxTokens(most).build();
            case GEMINI ->
                GoogleAiGeminiStreamingChatModel.builder()
                        .httpClientBuilder(wire)
                        .baseUrl(url)
                        .apiKey(key)
                        .modelName(candidate.model())
                        .temperature(temperature)
                        .maxOutputTokens(most)
                        .returnThinking(true)
                        .sendThinking(true)
                        .build();
            case ANTHROPIC ->
                AnthropicStreamingChatModel.builder()
                        .httpClientBuilder(wire)
                        .baseUrl(url)
                        .apiKey(key)
                        .modelName(candidate.model())
                        .temperature(temperature)
                        .maxTokens(most)
                        .build();
            case OLLAMA ->
                OllamaStreamingChatModel.builder()
                        .httpClientBuilder(wire)
                        .baseUrl(url)
                        .modelName(candidate.model())
                        .temperature(temperature)
                        .numPredict(most)
                        .build();
        };
    }

    ChatModel whole() {
        int most = settings.maxOutputTokens();
        return switch (candidate.provider().protocol()) {
            case OPENAI -> openAi().maxCompletionTokens(most).build();
            case COMPATIBLE -> openAi().maxTokens(most).build();
            case GEMINI ->
                GoogleAiGeminiChatModel.builder()
                        .httpClientBuilder(wire)
                        .baseUrl(url)
                        .apiKey(key)
                        .modelName(candidate.model())
                        .temperature(temperature)
                        .maxOutputTokens(most)
                        .returnThinking(true)
                        .sendThinking(true)
                        .maxRetries(0)
                        .build();
            case ANTHROPIC ->
                AnthropicChatModel.builder()
                        .httpClientBuilder(wire)
                        .baseUrl(url)
                        .apiKey(key)
                        .modelName(candidate.model())
                        .temperature(temperature)
                        .maxTokens(most)
                        .maxRetries(0)
                        .build();
            case OLLAMA ->
                OllamaChatModel.builder()
                        .httpClientBuilder(wire)
                        .baseUrl(url)
                        .modelName(candidate.model())
                        .temperature(temperature)
                        .numPredict(most)
                        .maxRetries(0)
                        .build();
        };
    }

    /** The image model, where LangChain4j has one that gives the picture itself. */
    public Optional<ImageModel> images() {
        return switch (candidate.provider().protocol()) {
            case OPENAI, COMPATIBLE ->
                Optional.of(OpenAiImageModel.builder()
                        .httpClientBuilder(wire)
                        .baseUrl(url)
                        .apiKey(key)
                        .modelName(candidate.model())
                        .maxRetries(0)
                        .build());
            case GEMINI ->
                Optional.of(GoogleAiGeminiImageModel.builder()
                        .httpClientBuilder(wire)
                        .baseUrl(url)
                        .apiKey(key)
                        .modelName(candidate.model())
                        .maxRetries(0)
                        .build());
            case ANTHROPIC, OLLAMA -> Optional.empty();
        };
    }

    private OpenAiStreamingChatModel.OpenAiStreamingChatModelBuilder openAiStreaming() {
        return OpenAiStreamingChatModel.builder()
                .httpClientBuilder(wire)
                .baseUrl(url)
                .apiKey(key)
                .modelName(candidate.model())
                .temperature(temperature);
    }

    private OpenAiChatModel.OpenAiChatModelBuilder openAi() {
        return OpenAiChatModel.builder()
                .httpClientBuilder(wire)
                .baseUrl(url)
                .apiKey(key)
                .modelName(candidate.model())
                .temperature(temperature)
                .maxRetries(0);
    }

    /** Gives LangChain4j the client we made; its time-outs are ours. */
    private record Ready(HttpClient client) implements HttpClientBuilder {
        @Override
        public Duration connectTimeout() {
            return ModelSettings.SILENCE;
        }

        @Override
        public HttpClientBuilder connectTimeout(Duration ours) {
            return this;
        }

        @Override
        public Duration readTimeout() {
            return ModelSettings.SILENCE;
        }

        @Override
        public HttpClientBuilder readTimeout(Duration ours) {
            return this;
        }

        @Override
        public HttpClient build() {
            return client;
        }
    }
}
