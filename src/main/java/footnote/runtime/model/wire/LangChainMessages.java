package footnote.runtime.model.wire;

import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.ToolExecutionResultMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.request.json.JsonRawSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import footnote.runtime.model.Exchange;
import footnote.runtime.model.Message;
import footnote.runtime.model.Message.Given;
import footnote.runtime.model.Message.Question;
import footnote.runtime.model.Message.Said;
import footnote.runtime.model.Provider;
import footnote.runtime.model.Provider.Protocol;
import footnote.runtime.model.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Says an exchange in LangChain4j's words. */
public final class LangChainMessages {
    /** Stands in for a signed thought of another model; Gemini documents it for histories it did not write. */
    private static final String UNSIGNED = "skip_thought_signature_validator";

    public static final String SIGNATURE = "thinking_signature";

    private LangChainMessages() {}

    static ChatRequest request(Exchange exchange, Provider provider) {
        boolean natively = provider.schemas()
                && exchange.tools().isEmpty()
                && exchange.schema().has("type");
        var request = ChatRequest.builder().messages(messages(exchange, provider, natively));
        if (natively) {
            request.responseFormat(ResponseFormat.builder()
                    .type(ResponseFormatType.JSON)
                    .jsonSchema(JsonSchema.builder()
                            .name("answer")
                            .rootElement(JsonRawSchema.from(exchange.schema().toString()))
                            .build())
                    .build());
        }
        if (!exchange.tools().isEmpty()) {
            request.toolSpecifications(
                    exchange.tools().stream().map(LangChainMessages::tool).toList());
        }
        return request.build();
    }

    private static ToolSpecification tool(Tool tool) {
        return ToolSpecification.builder()
                .name(tool.name())
                .description(tool.description())
                .parameters(SchemaElements.object(tool.schema()))
                .build();
    }

    private static List<ChatMessage> messages(Exchange exchange, Provider provider, boolean natively) {
        var messages = new ArrayList<ChatMessage>();
        if (!natively) {
            messages.add(SystemMessage.from(instructed(exchange)));
        }
        for (var message : exchange.messages()) {
            switch (message) {
                case Message.Briefing(String text) -> {
                    if (natively) {
                        messages.add(SystemMessage.from(text));
                    }
                }
                case Question(String text) -> messages.add(UserMessage.from(text));
                case Said said -> messages.add(said(said, provider));
                case Given(String id, String tool, String text) ->
                    messages.add(ToolExecutionResultMessage.from(id, tool, text));
            }
        }
        return messages;
    }

    private static String instructed(Exchange exchange) {
        String form =
                "Give the answer as one JSON object and nothing else, matching this JSON schema:\n" + exchange.schema();
        return exchange.messages().getFirst() instanceof Message.Briefing(String text) ? text + "\n\n" + form : form;
    }

    private static AiMessage said(Said said, Provider provider) {
        var calls = said.calls().stream()
                .map(call -> ToolExecutionRequest.builder()
                        .id(call.id())
                        .name(call.name())
                        .arguments(call.arguments())
                        .build())
                .toList();
        var builder = AiMessage.builder().toolExecutionRequests(calls);
        if (!said.text().isBlank()) {
            builder.text(said.text());
        }
        if (provider.protocol() == Protocol.GEMINI && !calls.isEmpty()) {
            boolean own = said.provider().equals(provider.name());
            builder.attributes(own ? Map.copyOf(said.marks()) : Map.of(SIGNATURE, UNSIGNED));
        }
        return builder.build();
    }
}
