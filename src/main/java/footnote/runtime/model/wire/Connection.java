package footnote.runtime.model.wire;

import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.StreamingChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.chat.response.PartialThinking;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import dev.langchain4j.model.output.FinishReason;
import footnote.runtime.model.Exchange;
import footnote.runtime.model.Message.Given;
import footnote.runtime.model.Provider;
import footnote.runtime.model.Reply;
import footnote.runtime.model.Reply.Finish;
import footnote.runtime.model.Tokens;
import footnote.runtime.model.Tool.ToolCall;
import footnote.runtime.run.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One candidate, ready to be talked to. */
public final class Connection {
    private final Provider provider;
    private final BiFunction<ChatRequest, Consumer<String>, ChatResponse> chat;

    public Connection(Provider provider, ChatModels chats) {
        this.provider = provider;
        this.chat = provider.streams() ? streamed(chats.streaming()) : whole(chats.whole());
    }

    private static BiFunction<ChatRequest, Consumer<String>, ChatResponse> whole(ChatModel model) {
        return (request, _) -> {
            try {
                return model.chat(request);
            } catch (RuntimeException e) {
                throw refused(e, 0);
            }
        };
    }

    private static BiFunction<ChatRequest, Consumer<String>, ChatResponse> streamed(StreamingChatModel model) {
        return (request, listener) -> {
            var ending = new Ending(listener);
            try {
                model.chat(request, ending); // on this thread, see Wire
            } catch (RuntimeException e) {
                throw refused(e, ending.characters);
            }
            return ending.response();
        };
    }

    public CandidateAnswer send(Exchange exchange) {
        return send(exchange, _ -> {});
    }

    /** The listener gets the text piece by piece where the provider streams. */
    public CandidateAnswer send(Exchange exchange, Consumer<String> listener) {
        var response = chat.apply(LangChainMessages.request(exchange, provider), listener);
        var reply = reply(response, exchange);
        var usage = response.tokenUsage();
        int input = usage == null || usage.inputTokenCount() == null ? Tokens.in(exchange) : usage.inputTokenCount();
        int output =
                usage == null || usage.outputTokenCount() == null ? Tokens.in(reply.json()) : usage.outputTokenCount();
        int total = usage == null || usage.totalTokenCount() == null ? 0 : usage.totalTokenCount();
        // hidden thoughts are charged as output, but some providers count them in the total alone
        return new CandidateAnswer(reply.json(), reply.finish().name(), input, Math.max(output, total - input), 0);
    }

    private Reply reply(ChatResponse response, Exchange exchange) {
        var message = response.aiMessage();
        if (response.finishReason() == null && provider.streams()) {
            throw Refusal.broken("the stream ended before its end").after(length(message.text()));
        }
        long given =
                exchange.messages().stream().filter(Given.class::isInstance).count();
        var calls = new ArrayList<ToolCall>();
        for (var call : message.toolExecutionRequests()) {
            boolean named = call.id() != null && !call.id().isBlank();
            String id = named ? call.id() : "call_" + (given + calls.size() + 1);
            calls.add(new ToolCall(id, call.name(), call.arguments() == null ? "{}" : call.arguments()));
        }
        var signature = message.attributes().get(LangChainMessages.SIGNATURE);
        return new Reply(
                message.text() == null ? "" : message.text(),
                calls,
                finish(response.finishReason(), calls),
                provider.name(),
                signature instanceof String mark ? Map.of(LangChainMessages.SIGNATURE, mark) : Map.of());
    }

    private static Finish finish(@Nullable FinishReason reason, List<ToolCall> calls) {
        return switch (reason) {
            case STOP -> calls.isEmpty() ? Finish.STOP : Finish.TOOLS;
            case LENGTH -> Finish.LENGTH;
            case TOOL_EXECUTION -> Finish.TOOLS;
            case CONTENT_FILTER -> Finish.FILTERED;
            case OTHER -> Finish.OTHER;
            case null -> Finish.OTHER;
        };
    }

    private static int length(@Nullable String text) {
        return text == null ? 0 : text.length();
    }

    /** What really went wrong, out of LangChain4j's wrapping, and without its copy of what the server said. */
    public static RuntimeException refused(Throwable thrown, int characters) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof Refusal refusal) {
                return refusal.after(characters);
            }
            if (cause instanceof Fault fault) {
                return fault;
            }
        }
        return Refusal.broken("the answer cannot be read (" + thrown.getClass().getSimpleName() + ")")
                .after(characters);
    }

    /** Keeps the end of a stream, and counts what came before. */
    private static final class Ending implements StreamingChatResponseHandler {
        private final Consumer<String> listener;
        private int characters;
        private @Nullable ChatResponse complete;
        private @Nullable Throwable failed;

        Ending(Consumer<String> listener) {
            this.listener = listener;
        }

        @Override
        public void onPartialResponse(String text) {
            characters += text.length();
            listener.accept(text);
        }

        @Override
        public void onPartialThinking(PartialThinking thinking) {
            characters += thinking.text().length();
        }

        @Override
        public void onCompleteResponse(ChatResponse response) {
            complete = response;
        }

        @Override
        public void onError(Throwable thrown) {
            failed = thrown;
        }

        ChatResponse response() {
            var response = complete;
            if (failed != null) {
                throw refused(failed, characters);
            }
            if (response == null) {
                throw Refusal.broken("the stream gave no answer").after(characters);
            }
            return response;
        }
    }
}
