package footnote.runtime.run;

import java.util.Optional;

/** The run stops here on purpose, with a reason for the reader. */
public final class RunEnded extends RuntimeException {
    private final Status status;
    private final transient Optional<Object> next;

    private RunEnded(Status status, String reason, Optional<Object> next) {
        super(reason, null, false, false);
        this.status = status;
        this.next = next;
    }

    public static RunEnded cancelled(String reason) {
        return new RunEnded(Status.CANCELLED, reason, Optional.empty());
    }

    public static RunEnded refused(String reason) {
        return new RunEnded(Status.REFUSED, reason, Optional.empty());
    }

    public static RunEnded superseded(String reason) {
        return new RunEnded(Status.SUPERSEDED, reason, Optional.empty());
    }

    /** Ends this run and has another of the same workflow take its place, with the same options and session. */
    public static RunEnded superseded(String reason, Object nextRequest) {
        return new RunEnded(Status.SUPERSEDED, reason, Optional.of(nextRequest));
    }

    public Optional<Object> next() {
        return next;
    }

    public Status status() {
        return status;
    }

    public String reason() {
        return String.valueOf(getMessage());
    }
}
