package footnote.workflows.coverage;

import footnote.delivery.mail.Address;
import java.util.List;
import java.util.Objects;

/** To whom the digest goes by mail, and over which channels as a message: all that are set up where none is named. */
public record DigestRequest(List<Address> email, List<String> channels) {
    /** Named alone, it means no message. */
    public static final String NO_CHANNEL = "none";

    public DigestRequest {
        email = List.copyOf(email);
        channels = List.copyOf(Objects.requireNonNullElse(channels, List.of())); // absent in earlier requests
    }

    public static DigestRequest of(String email) {
        return new DigestRequest(Address.list(email), List.of());
    }
}
