package footnote.runtime.model;

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
