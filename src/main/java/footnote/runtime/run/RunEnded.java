package footnote.runtime.run;

/** The run stops here on purpose, with a reason for the reader. */
public final class RunEnded extends RuntimeException {
    private final Status status;

    private RunEnded(Status status, String reason) {
        super(reason, null, false, false);
        this.status = status;
    }

    public static RunEnded cancelled(String reason) {
        return new RunEnded(Status.CANCELLED, reason);
    }

    public static RunEnded refused(String reason) {
        return new RunEnded(Status.REFUSED, reason);
    }

    public static RunEnded superseded(String reason) {
        return new RunEnded(Status.SUPERSEDED, reason);
    }

    public Status status() {
        return status;
    }

    public String reason() {
        return String.valueOf(getMessage());
    }
}
