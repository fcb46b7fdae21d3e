package footnote.runtime.run.storage;

import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.ReplyForm;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Where one run keeps what it finished, asked and heard. A write returns when it is safe, or throws when fenced off. */
public interface Journal {
    Optional<StepRow> step(String path);

    void finish(StepRow step);

    /** The reply to the question at this path, if it was asked and answered. */
    Optional<String> reply(String path);

    /** Keeps the question; from then on the run waits, unless its reply is at hand. */
    void ask(String path, String question, String proposal, ReplyForm form, boolean waits);

    void reply(String path, String reply, String by);

    /** Takes back a reply that cannot be read, and waits for another. */
    void reopen(String path, String why);

    Optional<RecordedAnswer> recorded(RecordingKey key);

    void record(RecordingKey key, String request, RecordedAnswer recorded);

    List<RecordedAnswer> recorded(String kind);

    /** Numbered and stored soon, in order; not waited for. */
    void emit(String type, String step, JsonNode data);

    void published(String name, String sha256, long bytes);

    /** One answer's place in a run. */
    record RecordingKey(String path, String kind, String digest, int occurrence) {}
}
