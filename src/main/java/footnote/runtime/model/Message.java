package footnote.runtime.model;

import footnote.runtime.model.Tool.ToolCall;
import java.util.List;
import java.util.Map;

/** One turn of an exchange with a model. */
public sealed interface Message {
    /** What the model is told to be and to do. */
    record Briefing(String text) implements Message {}

    /** What we ask. */
    record Question(String text) implements Message {}

    /**
     * What the model said, and what it wants called. The marks are the provider's own (signed thoughts) and go back only
     * to that provider.
     */
    record Said(String text, List<ToolCall> calls, String provider, Map<String, String> marks) implements Message {
        public Said {
            calls = List.copyOf(calls);
            marks = Map.copyOf(marks);
        }
    }

    /** What a tool gave. */
    record Given(String id, String tool, String text) implements Message {}
}
