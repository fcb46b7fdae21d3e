package footnote.runtime.sandbox;

import footnote.runtime.secret.Sha256;
import tools.jackson.databind.JsonNode;

/** A program and the data it gets, which is never part of its source. */
public record SandboxTask(Kind kind, String code, JsonNode input, SandboxLimits limits) {
    /** What stands ready for the code. */
    public enum Kind {
        /** The input as {@code data}; what it sets as {@code result} comes back. */
        SCRIPT,
        /** Columns of bars as {@code open}, {@code high}, {@code low}, {@code close}, {@code volume}, with {@code ta}. */
        INDICATOR,
        /** As a script, with matplotlib's {@code plt} loaded; it has no display and writes no files. */
        PLOT
    }

    public static SandboxTask script(String code, JsonNode input) {
        return new SandboxTask(Kind.SCRIPT, code, input, SandboxLimits.STANDARD);
    }

    public static SandboxTask indicator(String code, JsonNode bars) {
        return new SandboxTask(Kind.INDICATOR, code, bars, SandboxLimits.INDICATOR);
    }

    public static SandboxTask plot(String code, JsonNode input) {
        return new SandboxTask(Kind.PLOT, code, input, SandboxLimits.PLOT);
    }

    /** Names the code, whatever it is run on. */
    public String hash() {
        return hash(code);
    }

    public static String hash(String code) {
        return Sha256.hex(code);
    }
}
