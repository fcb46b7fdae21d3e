package footnote.runtime.artifact;

import java.util.Optional;

/** What requests to a store are signed with; a token comes with keys that are lent for a while. */
public record S3Key(String id, String secret, Optional<String> token) {
    @Override
    public String toString() {
        return "S3Key[***]";
    }
}
