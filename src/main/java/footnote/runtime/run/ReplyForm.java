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

    /** One kind of reply with its fields. */
    public record Option(String name, List<String> fields) {
        public Option {
            fields = List.copyOf(fields);
        }
    }

    static ReplyForm of(Class<?> type) {
        return type.isSealed()
                ? new ReplyForm(
                        true,
                        Arrays.stream(type.getPermittedSubclasses())
                                .map(ReplyForm::option)
                                .toList())
                : new ReplyForm(false, List.of(option(type)));
    }

    private static Option option(Class<?> type) {
        if (!type.isRecord()) {
            throw new IllegalArgumentException("a reply is a record or a sealed choice of records, not " + type);
        }
        return new Option(
                Json.snake(type.getSimpleName()),
                Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getName)
                        .map(Json::snake)
                        .toList());
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
    Optional<String> assent() {
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
        return reply.toString();
    }

    private String checked(String json) {
        try {
            var reply = Json.tree(json);
            String type = reply.path("type").asString("");
            if (choice && option(type).isEmpty()) {
                throw Fault.input("the reply's type is '" + type + "'; it is one of " + choices());
            }
            return reply.toString();
        } catch (JacksonException e) {
            throw Fault.input("the reply looks like JSON but cannot be read: " + e.getOriginalMessage());
        }
    }

    private static String words(Option option) {
        return option.name().replace('_', ' ');
    }
}
