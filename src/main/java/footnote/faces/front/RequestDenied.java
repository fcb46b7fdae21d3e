package footnote.faces.front;

import java.util.Arrays;

/** A request that is not served, for one of a few reasons; the message says what to change. */
public final class RequestDenied extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Why, with the status HTTP has for it. */
    public enum Reason {
        MALFORMED(400, "The request cannot be read"),
        NO_KEY(401, "A key is needed"),
        OVER_BUDGET(402, "The budget is spent"),
        FORBIDDEN(403, "Not allowed"),
        NOT_FOUND(404, "Not found"),
        WRONG_METHOD(405, "Method not allowed"),
        NOT_ACCEPTABLE(406, "No such representation"),
        CONFLICT(409, "Too late for that"),
        TOO_LARGE(413, "Too large"),
        WRONG_TYPE(415, "Content type not taken"),
        UNSERVABLE(422, "The request cannot be processed"),
        TOO_MANY(429, "Too many requests"),
        BROKEN(500, "Something went wrong here"),
        UNAVAILABLE(503, "A source does not answer"),
        OVERLOADED(503, "Too many runs at once");

        private final int status;
        private final String title;

        Reason(int status, String title) {
            this.status = status;
            this.title = title;
        }

        public int status() {
            return status;
        }

        /** The reason of a status; any other of the 4xx is a request that cannot be read. */
        public static Reason of(int status) {
            return Arrays.stream(values())
                    .filter(reason -> reason.status == status)
                    .findFirst()
                    .orElse(status >= 500 ? BROKEN : MALFORMED);
        }

        public String title() {
            return title;
        }
    }

    private final Reason reason;
    private final int retryAfter;

    public RequestDenied(Reason reason, String message) {
        this(reason, message, 0);
    }

    /** One that may be served when it is sent again after so many seconds. */
    public RequestDenied(Reason reason, String message, int retryAfter) {
        super(message);
        this.reason = reason;
        this.retryAfter = retryAfter;
    }

    /** Seconds after which to try again; 0 where that would not help. */
    public int retryAfter() {
        return retryAfter;
    }

    public Reason reason() {
        return reason;
    }
}
