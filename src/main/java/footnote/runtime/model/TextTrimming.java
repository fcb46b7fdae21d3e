package footnote.runtime.model;

/** Small things about text that several parts of the gateway need alike. */
public final class TextTrimming {
    private TextTrimming() {}

    public static String cut(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most - 1) + "…";
    }

    /** The innermost reason an exception gives, in one line. */
    public static String reason(Throwable thrown) {
        var deepest = thrown;
        while (deepest.getCause() != null && deepest.getCause() != deepest) {
            deepest = deepest.getCause();
        }
        var message = deepest.getMessage();
        String said = message == null
                ? deepest.getClass().getSimpleName()
                : message.lines().findFirst().orElse("");
        return cut(said, 300);
    }
}
