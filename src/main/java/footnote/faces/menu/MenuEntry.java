package footnote.faces.menu;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** One workflow as a reader meets it: what it is called, what it gives, which words ask for it. */
public record MenuEntry(
        String workflow,
        String label,
        String about,
        List<Example> examples,
        Predicate<String> recognises,
        Map<String, OptionType> options,
        RequestMaker maker) {
    public MenuEntry {
        examples = List.copyOf(examples);
        options = Map.copyOf(options);
    }

    /** A workflow without options of its own. */
    public MenuEntry(
            String workflow,
            String label,
            String about,
            List<Example> examples,
            Predicate<String> recognises,
            RequestMaker maker) {
        this(workflow, label, about, examples, recognises, Map.of(), maker);
    }

    /** What an option's value is in JSON. */
    public enum OptionType {
        TEXT("string", "a string"),
        FLAG("boolean", "true or false"),
        COUNT("integer", "a whole number"),
        NUMBER("number", "a number");

        private final String json;
        private final String words;

        OptionType(String json, String words) {
            this.json = json;
            this.words = words;
        }

        /** Its name in a JSON schema. */
        public String json() {
            return json;
        }

        public String words() {
            return words;
        }

        public boolean fits(JsonNode value) {
            return switch (this) {
                case TEXT -> value.isString();
                case FLAG -> value.isBoolean();
                case COUNT -> value.isIntegralNumber();
                case NUMBER -> value.isNumber();
            };
        }
    }

    /** Words to try, of real companies or of the sample market. */
    public record Example(
            String query, @JsonProperty("offline") boolean sample) {}

    /** Turns a reader's words and the workflow's own options into its request record. */
    @FunctionalInterface
    public interface RequestMaker {
        Object request(String query, Optional<String> session, JsonNode options);
    }

    public Object request(String query, Optional<String> session, JsonNode options) {
        return maker.request(query, session, options);
    }
}
