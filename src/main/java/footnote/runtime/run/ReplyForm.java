package footnote.runtime.run;

import footnote.runtime.json.Json;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The replies a question takes, so that any face can check one without knowing its class. */
public record ReplyForm(boolean choice, List<Option> options) {
    private static final Set<String> YES = Set.of(
            "yes",
            "y",
            "ok",
            "okay",
            "approve",
            "approved",
            "go",
            "go ahead",
            "fine",
            "good",
            "looks good",
            "agreed",
            "accept",
            "proceed",
            "lgtm");
    private static final Set<String> NO = Set.of("no", "n", "cancel", "stop", "abort", "quit");

    public ReplyForm {
        options = List.copyOf(options);
    }

    /** One kind of reply with its fields and their JSON schema; an earlier version kept no schema. */
    public record Option(String name, List<String> fields, Optional<JsonNode> schema) {
        public Option {
            fields = List.copyOf(fields);
        }
    }

    /** The JSON schema of a reply of this kind. */
    public JsonNode schema(Option option) {
        return option.schema()
                .filter(JsonNode::isObject)
                .orElseGet(() -> ReplySchema.of(option.name(), option.fields(), choice));
    }

    /** The options with their schemas, as every client is told them. */
    public ArrayNode published() {
        var list = Json.mapper().createArrayNode();
        for (var option : options) {
            list.add(Json.node(new Option(option.name(), option.fields(), Optional.of(schema(option)))));
        }
        return list;
    }

    /** The form of a record, or of a sealed choice of records. */
    public static ReplyForm of(Class<?> type) {
        return type.isSealed()
                ? new ReplyForm(
                        true,
                        Arrays.stream(type.getPermittedSubclasses())
                                .map(variant -> option(variant, true))
                                .toList())
                : new ReplyForm(false, List.of(option(type, false)));
    }

    private static Option option(Class<?> type, boolean choice) {
        if (!type.isRecord()) {
            throw new IllegalArgumentException("a reply is a record or a sealed choice of records, not " + type);
        }
        return new Option(
                Json.snake(type.getSimpleName()),
                Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getName)
                        .map(Json::snake)
                        .toList(),
                Optional.of(ReplySchema.of(type, choice)));
    }

    /**
     * Turns what a reader typed into a reply: JSON as it is; the name of an option, with what follows as its text; a word
     * of assent or refusal; anything else goes to the option that takes free text.
     */
    public String read(String typed) {
        String text = typed.strip();
        if (text.startsWith("{")) {
            return checked(text);
        }
        String bare = text.toLowerCase(Locale.ROOT).replaceAll("[.!]+$", "");
        var named = options.stream()
                .filter(option -> bare.equals(words(option))
                        || bare.startsWith(words(option) + " ")
                        || bare.startsWith(words(option) + ":"))
                .findFirst();
        if (choice && named.isPresent()) {
            return filled(
                    named.get(), text.substring(words(named.get()).length()).replaceFirst("^[:,\\s]+", ""));
        }
        var meant = YES.contains(bare)
                ? option("approve")
                : NO.contains(bare) ? option("cancel") : Optional.<Option>empty();
        return meant.or(this::freeText)
                .map(option -> filled(option, meant.isPresent() ? "" : text))
                .orElseThrow(() -> Fault.input("'" + typed + "' is no reply to this question; try " + choices()));
    }

    /** The reply of a reader who said yes to everything beforehand. */
    public Optional<String> assent() {
        return choice ? option("approve").map(option -> filled(option, "")) : Optional.empty();
    }

    /** Whether a plain yes is a reply. */
    public boolean takesAssent() {
        return assent().isPresent();
    }

    /** The options in words, for a message. */
    public String choices() {
        return options.stream()
                .map(option -> option.fields().isEmpty() ? words(option) : words(option) + " TEXT")
                .collect(Collectors.joining(", "));
    }

    private Optional<Option> option(String name) {
        return options.stream().filter(option -> option.name().equals(name)).findFirst();
    }

    private Optional<Option> freeText() {
        return options.stream()
                .filter(option -> option.fields().size() == 1 && !option.name().equals("cancel"))
                .findFirst();
    }

    private String filled(Option option, String text) {
        var reply = Json.object();
        if (choice) {
            reply.put("type", option.name());
        }
        if (!option.fields().isEmpty()) {
            reply.put(option.fields().getFirst(), text);
        }
        if (!text.isEmpty()) {
            ReplySchema.check(option.name(), schema(option), reply, false);
        }
        return reply.toString();
    }

    private String checked(String json) {
        try {
            return complete(Json.tree(json), true);
        } catch (JacksonException e) {
            throw Fault.input(
                    "the reply starts with '{' but cannot be read as JSON; write words, or an object whose type is one"
                            + " of " + names());
        }
    }

    /** A kept reply with what it left out; refused where its record could not be made of it. */
    public String completed(String kept) {
        return complete(Json.tree(kept), false);
    }

    private String complete(JsonNode reply, boolean strict) {
        if (!(reply instanceof ObjectNode given)) {
            throw Fault.input("the reply is a JSON "
                    + reply.getNodeType().name().toLowerCase(Locale.ROOT) + "; write words or an object");
        }
        String type = given.path("type").asString("").replace(' ', '_');
        var option = choice
                ? option(type)
                        .orElseThrow(() -> Fault.input("the reply's type is '" + type + "'; it is one of " + names()))
                : options.getFirst();
        if (choice) {
            given.put("type", type);
        }
        ReplySchema.check(option.name(), schema(option), given, strict);
        option.fields().stream()
                .filter(field -> field.equals(ReplySchema.REASON) && !given.has(field))
                .forEach(field -> given.put(field, ""));
        return given.toString();
    }

    private String names() {
        return options.stream().map(Option::name).collect(Collectors.joining(", "));
    }

    private static String words(Option option) {
        return option.name().replace('_', ' ');
    }
}
