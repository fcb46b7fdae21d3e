package footnote.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Names of the environment that other research agents read and Footnote does not, each with what to set instead. */
public final class EnvironmentHints {
    private static final Map<String, String> INSTEAD = new LinkedHashMap<>();

    static {
        INSTEAD.put("REDIS_URL", "sessions are kept in the database; set FOOTNOTE_DB to share them");
        INSTEAD.put("QDRANT_URL", "documents are indexed in the home; set search.index for an OpenSearch cluster");
        INSTEAD.put("SANDBOX_RESOURCE_NAME", "generated code runs in a sandbox of this machine; nothing is to be set");
    }

    private EnvironmentHints() {}

    /** A line for each such name that is set. */
    public static List<String> hints(Map<String, String> environment) {
        return INSTEAD.entrySet().stream()
                .filter(each -> !environment.getOrDefault(each.getKey(), "").isBlank())
                .map(each -> each.getKey() + " is not used: " + each.getValue() + ".")
                .toList();
    }
}
