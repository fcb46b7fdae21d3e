package footnote.runtime.model;

import footnote.runtime.json.Json;
import footnote.runtime.model.Tool.ToolCall;
import java.util.List;
import java.util.Map;

/** What a model answered, in one form for all providers; this is what a run keeps. */
public record Reply(String text, List<ToolCall> calls, Finish finish, String provider, Map<String, String> marks) {
    /** Why a model stopped. */
    public enum Finish {
        STOP,
        /** It reached the limit on output tokens. */
        LENGTH,
        TOOLS,
        FILTERED,
        OTHER
    }

    public Reply {
        calls = List.copyOf(calls);
        marks = Map.copyOf(marks);
    }

    public static Reply read(String json) {
        return Json.read(json, Reply.class);
    }

    public String json() {
        return Json.write(this);
    }

    public Message.Said said() {
        return new Message.Said(text, calls, provider, marks);
    }
}
