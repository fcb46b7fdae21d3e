package footnote.faces.menu;

import java.util.List;
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
        RequestMaker maker) {
    public MenuEntry {
        examples = List.copyOf(examples);
    }

    /** Words to try; offline ones are of the sample market. */
    public record Example(String query, boolean offline) {}

    /** Turns a reader's words and the workflow's own options into its request record. */
    @FunctionalInterface
    public interface RequestMaker {
        Object request(String query, Optional<String> session, JsonNode options);
    }

    public Object request(String query, Optional<String> session, JsonNode options) {
        return maker.request(query, session, options);
    }
}
