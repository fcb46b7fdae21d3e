package footnote.runtime.model;

import java.net.URI;
import java.util.List;

/**
 * Where models are served: how to talk to it, its keys, whether answers are streamed, and whether it takes a JSON
 * schema natively.
 */
public record Provider(
        String name, Protocol protocol, URI baseUrl, List<ApiKey> keys, boolean streams, boolean schemas) {
    public Provider {
        keys = List.copyOf(keys);
        if (!name.matches("[a-z][a-z0-9_-]*")) {
            throw new IllegalArgumentException(
                    "a provider's name has small letters, digits, - and _ alone, unlike '" + name + "'");
        }
        var scheme = baseUrl.getScheme();
        if (baseUrl.getHost() == null || !("http".equals(scheme) || "https".equals(scheme))) {
            throw new IllegalArgumentException(
                    "the base URL of " + name + " is '" + baseUrl + "'; it starts with https:// or http://");
        }
        if (baseUrl.getUserInfo() != null) {
            throw new IllegalArgumentException("the base URL of " + name + " holds a password; give it as a key");
        }
    }

    public static Provider openai(List<ApiKey> keys) {
        return new Provider("openai", Protocol.OPENAI, URI.create("https://api.openai.com/v1"), keys, true, true);
    }

    public static Provider openrouter(List<ApiKey> keys) {
        return new Provider(
                "openrouter", Protocol.COMPATIBLE, URI.create("https://openrouter.ai/api/v1"), keys, true, true);
    }

    public static Provider gemini(List<ApiKey> keys) {
        return new Provider(
                "gemini",
                Protocol.GEMINI,
                URI.create("https://generativelanguage.googleapis.com/v1beta"),
                keys,
                true,
                true);
    }

    /** Google's Vertex AI by its OpenAI-compatible endpoint; its models are called google/gemini-…. */
    public static Provider vertex(String project, String location, ApiKey token) {
        String host = location.equals("global") ? "aiplatform.googleapis.com" : location + "-aiplatform.googleapis.com";
        return compatible(
                "vertex",
                URI.create("https://" + host + "/v1/projects/" + project + "/locations/" + location
                        + "/endpoints/openapi"),
                List.of(token));
    }

    /** Not all of its models take a schema, so it is told in words. */
    public static Provider anthropic(List<ApiKey> keys) {
        return new Provider(
                "anthropic", Protocol.ANTHROPIC, URI.create("https://api.anthropic.com/v1"), keys, true, false);
    }

    /** Models on a machine of the reader's own; they need no key and cost nothing. */
    public static Provider ollama(URI baseUrl) {
        return new Provider("ollama", Protocol.OLLAMA, baseUrl, List.of(), true, true);
    }

    /** Any server that speaks OpenAI's chat completions, with or without a key. */
    public static Provider compatible(String name, URI baseUrl, List<ApiKey> keys) {
        return new Provider(name, Protocol.COMPATIBLE, baseUrl, keys, true, false);
    }

    public Provider at(URI baseUrl) {
        return new Provider(name, protocol, baseUrl, keys, streams, schemas);
    }

    public Provider streaming(boolean streams) {
        return new Provider(name, protocol, baseUrl, keys, streams, schemas);
    }

    /** Whether it may be used without a key: on one's own machine, or at an address the reader gave. */
    boolean keyless() {
        return protocol == Protocol.OLLAMA || (protocol == Protocol.COMPATIBLE && !name.equals("openrouter"));
    }

    /** How a provider is talked to. */
    public enum Protocol {
        /** OpenAI itself. */
        OPENAI,
        /** Anything that speaks OpenAI's chat completions: OpenRouter, Groq, vLLM, LM Studio. */
        COMPATIBLE,
        GEMINI,
        ANTHROPIC,
        OLLAMA
    }
}
