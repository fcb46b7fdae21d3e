package footnote.runtime.sandbox;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How a call ended, told from exit code and reaper alone. */
public enum SandboxStatus {
    OK,
    FAILED,
    TIMEOUT,
    MEMORY,
    /** The input broke its schema, or the code called what no program here may call. */
    REFUSED,
    /** No cell holds on this machine, so nothing ran. */
    UNAVAILABLE;

    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
