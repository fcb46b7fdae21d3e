package footnote.workflows.coverage;

import footnote.delivery.mail.Address;
import java.util.List;

/** To whom the digest goes. */
public record DigestRequest(List<Address> email) {
    public DigestRequest {
        email = List.copyOf(email);
    }

    public static DigestRequest of(String email) {
        return new DigestRequest(Address.list(email));
    }
}
