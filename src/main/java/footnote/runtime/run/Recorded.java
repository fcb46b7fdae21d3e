package footnote.runtime.run;

import java.math.BigDecimal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** What the outside answered, a note on it (who, how many tokens), and what it cost in dollars. */
public record Recorded(String body, JsonNode note, BigDecimal cost) {
    public static Recorded of(String body) {
        return new Recorded(body, JsonNodeFactory.instance.objectNode(), BigDecimal.ZERO);
    }
}
