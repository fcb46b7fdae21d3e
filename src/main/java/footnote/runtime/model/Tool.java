package footnote.runtime.model;

import footnote.runtime.json.Json;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** Something a model may call: a name, what it is for, the record of its arguments, and the work. */
public final class Tool {
    private final String name;
    private final String description;
    private final JsonNode schema;
    private final Function<JsonNode, Object> work;
    private final boolean remembers;

    private Tool(String name, String description, JsonNode schema, Function<JsonNode, Object> work, boolean remembers) {
        this.name = name;
        this.description = description;
        this.schema = schema;
        this.work = work;
        this.remembers = remembers;
    }

    /**
     * A tool whose arguments are the record's components; what it returns is told to the model as text or JSON. A call is
     * kept as a whole, so the work opens no steps of its own.
     */
    public static <A> Tool of(String name, String description, Class<A> arguments, Function<A, ?> work) {
        if (!name.matches("[a-z][a-z0-9_]{0,63}")) {
            throw new IllegalArgumentException("a tool's name is snake_case, unlike '" + name + "'");
        }
        return new Tool(
                name, description, Schema.of(arguments), node -> work.apply(Json.convert(node, arguments)), false);
    }

    /**
     * The same tool for work that its maker builds on: after a kill, where the result comes from the recording, the work is
     * done again to bring its maker up to date. All it asks of the outside must be recorded as well.
     */
    public Tool remembering() {
        return new Tool(name, description, schema, work, true);
    }

    public boolean remembers() {
        return remembers;
    }

    public String name() {
        return name;
    }

    public String description() {
        return description;
    }

    /** The JSON schema of its arguments. */
    public JsonNode schema() {
        return schema;
    }

    /** Does the work; arguments that do not fit are refused by name before it starts. */
    public String call(JsonNode arguments) {
        SchemaCheck.strict(arguments, schema).ifPresent(wrong -> {
            throw new IllegalArgumentException(name + ": " + wrong);
        });
        var result = work.apply(arguments);
        return result instanceof String text ? text : Json.write(result);
    }

    /** A model's wish to call a tool; the arguments are JSON as the model wrote it. */
    public record ToolCall(String id, String name, String arguments) {}
}
