package footnote.runtime.model;

import java.util.Locale;
import java.util.Map;

/** An agent as readers are told of it: "Sentiment analyst" for the recorded "SentimentWatchdog". */
public final class AgentName {
    /** Agents whose answers are recorded under a name that they no longer have. */
    private static final Map<String, String> RENAMED = Map.of("SentimentWatchdog", "SentimentAnalyst");

    private AgentName() {}

    public static String of(String recorded) {
        String words = RENAMED.getOrDefault(recorded, recorded).replaceAll("(?<=\\p{Ll})(?=\\p{Lu})", " ");
        return words.isEmpty() ? words : words.charAt(0) + words.substring(1).toLowerCase(Locale.ROOT);
    }
}
