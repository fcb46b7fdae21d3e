package footnote.runtime.model.wire;

import footnote.runtime.model.TextTrimming;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/** A candidate did not answer; what we do about it is all that tells one refusal from another. */
public final class Refusal extends RuntimeException {
    /** The reactions. */
    public enum Reaction {
        /** It has no room for us: go to the next candidate and stay there. */
        NEXT,
        /** It stumbled: try the same again. */
        AGAIN,
        /** The key is not good: leave out whatever uses it. */
        LEAVE_KEY,
        /** The model is not available: leave it out. */
        LEAVE_MODEL,
        /** We asked wrongly: a setting has to be corrected. */
        CORRECT
    }

    private final Reaction reaction;
    private final int status;
    private final Optional<Duration> retryAfter;
    private final OptionalInt received;

    private Refusal(
            Reaction reaction, int status, String message, Optional<Duration> retryAfter, OptionalInt received) {
        super(message, null, false, false);
        this.reaction = reaction;
        this.status = status;
        this.retryAfter = retryAfter;
        this.received = received;
    }

    public static Refusal status(int status, String message, Optional<Duration> retryAfter) {
        return new Refusal(reaction(status), status, said(status, message), retryAfter, OptionalInt.empty());
    }

    private static String said(int status, String message) {
        return "status " + status + (message.isBlank() ? "" : ": " + TextTrimming.cut(message.strip(), 300));
    }

    /** The server looked into the answer and found it unfit: the model's fault, not ours. */
    static Refusal unfit(int status, String message) {
        return new Refusal(Reaction.AGAIN, status, said(status, message), Optional.empty(), OptionalInt.of(0));
    }

    /** The request never got there. */
    public static Refusal unreachable(String message) {
        return new Refusal(Reaction.AGAIN, 0, message, Optional.empty(), OptionalInt.empty());
    }

    /** The request got there, and the answer did not come, broke off or cannot be read. */
    static Refusal broken(String message) {
        return new Refusal(Reaction.AGAIN, 0, message, Optional.empty(), OptionalInt.of(0));
    }

    /** The same, when so many characters of the answer had come. */
    Refusal after(int characters) {
        return received.isEmpty() ? this : new Refusal(reaction, status, why(), retryAfter, OptionalInt.of(characters));
    }

    private static Reaction reaction(int status) {
        return switch (status) {
            case 428, 429 -> Reaction.NEXT;
            case 401, 402, 403 -> Reaction.LEAVE_KEY;
            case 404 -> Reaction.LEAVE_MODEL;
            case 408, 409, 425 -> Reaction.AGAIN;
            default -> status >= 400 && status < 500 ? Reaction.CORRECT : Reaction.AGAIN;
        };
    }

    public Reaction reaction() {
        return reaction;
    }

    public int status() {
        return status;
    }

    public Optional<Duration> retryAfter() {
        return retryAfter;
    }

    /** How much of an answer had come in characters, when one was begun that the provider may charge for. */
    public OptionalInt received() {
        return received;
    }

    public String why() {
        return String.valueOf(getMessage());
    }
}
