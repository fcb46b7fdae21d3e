package footnote.faces.access;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Random words that nobody can guess. */
final class RandomText {
    private static final SecureRandom RANDOM = new SecureRandom();

    private RandomText() {}

    static String random(int bytes) {
        var bits = new byte[bytes];
        RANDOM.nextBytes(bits);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
    }

    static String shortId() {
        var bits = new byte[4];
        RANDOM.nextBytes(bits);
        return HexFormat.of().formatHex(bits);
    }
}
