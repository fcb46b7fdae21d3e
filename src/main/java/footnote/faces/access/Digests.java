package footnote.faces.access;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Digests and random words. A plain SHA-256 is enough for keys of 256 random bits: there is nothing to guess. */
final class Digests {
    private static final SecureRandom RANDOM = new SecureRandom();

    private Digests() {}

    static String of(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

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
