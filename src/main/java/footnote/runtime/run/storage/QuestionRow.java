package footnote.runtime.run.storage;

import footnote.runtime.run.ReplyForm;
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
