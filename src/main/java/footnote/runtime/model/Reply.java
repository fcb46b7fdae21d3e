package footnote.runtime.model;

import footnote.runtime.json.Json;
import java.util.List;
import java.util.Map;

/** What a model answered, in one form for all providers; this is what a run keeps. */
record Reply(String text, List<ToolCall> calls, Finish finish, String provider, Map<String, String> marks) {
    /** Why a model stopped. */
    enum Finish {
        STOP,
        /** It reached the limit on output tokens. */
        LENGTH,
        TOOLS,
        FILTERED,
        OTHER
    }

    Reply {
        calls = List.copyOf(calls);
        marks = Map.copyOf(marks);
    }

    static Reply read(String json) {
        return Json.read(json, Reply.class);
    }

    String json() {
        return Json.write(this);
    }

    Message.Said said() {
        return new Message.Said(text, calls, provider, marks);
    }
}
