package footnote.runtime.run;

import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** A question to the reader, with the reply once there is one. */
public record QuestionRow(
        String path,
        String question,
        JsonNode proposal,
        ReplyForm form,
        Instant askedAt,
        Optional<JsonNode> reply,
        Optional<String> repliedBy) {}
