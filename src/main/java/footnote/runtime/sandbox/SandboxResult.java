package footnote.runtime.sandbox;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What became of a call: how it ended, what it printed, what it set as result, and in which tier. */
public record SandboxResult(
        SandboxStatus status,
        int exitCode,
        String stdout,
        boolean stdoutCut,
        String stderr,
        long wallMillis,
        String tier,
        Optional<JsonNode> result) {
    /** Nothing ran, for the reason given. */
    public static SandboxResult unrun(SandboxStatus status, String tier, String why) {
        return new SandboxResult(status, -1, "", false, why, 0, tier, Optional.empty());
    }

    public boolean ok() {
        return status == SandboxStatus.OK;
    }

    /** The last line it complained with. */
    public String complaint() {
        var lines = stderr.strip().lines().toList();
        return lines.isEmpty() ? "it gave no reason" : lines.getLast();
    }

    /** How a call ended, told from exit code and reaper alone. */
    public enum SandboxStatus {
        OK,
        FAILED,
        TIMEOUT,
        MEMORY,
        /** The input broke its schema, or the code called what no program here may call. */
        REFUSED,
        /** No sandbox works on this machine, so nothing ran. */
        UNAVAILABLE;

        @JsonValue
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
