package footnote.runtime.model;

import footnote.runtime.json.Json;
import footnote.runtime.model.Reply.Finish;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads a reply as a value of the wanted type, or says in words the model can act on why it is refused. */
public record TypedReply<T>(Prompt prompt, Class<T> type, JsonNode schema, Consumer<T> check, int maxOutputTokens) {
    /** A value, or the reason there is none. */
    public sealed interface Read<T> {
        record Good<T>(T value) implements Read<T> {}

        record Refused<T>(String reason) implements Read<T> {}
    }

    public Read<T> read(Reply reply) {
        if (reply.finish() == Finish.LENGTH) {
            return new Read.Refused<>("the answer was cut off at " + maxOutputTokens
                    + " tokens; answer shorter (or raise models.max_output_tokens)");
        }
        if (reply.finish() == Finish.FILTERED) {
            return new Read.Refused<>("the provider held the answer back");
        }
        try {
            var node = TolerantJson.read(prompt.resolved(reply.text()));
            var wrong = SchemaCheck.lenient(node, schema);
            if (wrong.isPresent()) {
                return new Read.Refused<>(wrong.get());
            }
            var value = Json.convert(node, type);
            check.accept(value);
            return new Read.Good<>(value);
        } catch (TolerantJson.Unreadable | JacksonException | IllegalArgumentException e) {
            return new Read.Refused<>(prompt.shortened(TextTrimming.reason(e)));
        }
    }

    /** Why the reply cannot be used; empty when it can. */
    public Optional<String> refuses(Reply reply) {
        return read(reply) instanceof Read.Refused<T>(String reason) ? Optional.of(reason) : Optional.empty();
    }
}
