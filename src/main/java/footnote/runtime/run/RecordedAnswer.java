package footnote.runtime.run;

import java.math.BigDecimal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** What the outside answered, a note on it (who, how many tokens), and what it cost in dollars. */
public record RecordedAnswer(String body, JsonNode note, BigDecimal cost) {
    public static RecordedAnswer of(String body) {
        return new RecordedAnswer(body, JsonNodeFactory.instance.objectNode(), BigDecimal.ZERO);
    }
}
