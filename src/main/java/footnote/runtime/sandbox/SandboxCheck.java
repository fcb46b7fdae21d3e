package footnote.runtime.sandbox;

/** Which kind of sandbox works on this machine, or that none does, with what was seen. */
public record SandboxCheck(String name, boolean available, String said) {
    public static final String NONE = "none";
}
