package footnote.testing;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

/** Damages bytes the way vendors, networks and editors do. */
public final class Mutations {
    private static final String[] STRANGE = {
        "null",
        "-1",
        "1e400",
        "99999999999999999999999",
        "\"\"",
        "{}",
        "[]",
        "\u0000",
        "NaN",
        "true",
        "<",
        "&",
        "\"",
        ",,",
        "2024-13-45",
        "0000-00-00",
        "<!DOCTYPE x>",
        "\\u0000",
        "(",
        "}"
    };

    private Mutations() {}

    /** One to three damages, by the random's will alone. */
    public static byte[] of(byte[] seed, Random random) {
        byte[] bytes = seed;
        for (int i = random.nextInt(3); i >= 0; i--) {
            bytes = once(bytes, random);
        }
        return bytes;
    }

    private static byte[] once(byte[] bytes, Random random) {
        if (bytes.length == 0) {
            return bytes;
        }
        int at = random.nextInt(bytes.length);
        int span = Math.min(bytes.length - at, 1 + random.nextInt(24));
        return switch (random.nextInt(6)) {
            case 0 -> Arrays.copyOf(bytes, at);
            case 1 -> flipped(bytes, at, random);
            case 2 -> replaced(bytes, at, span, new byte[0]);
            case 3 -> replaced(bytes, at, 0, Arrays.copyOfRange(bytes, at, at + span));
            case 4 -> replaced(bytes, at, span, strange(random));
            default -> value(bytes, at, random);
        };
    }

    private static byte[] flipped(byte[] bytes, int at, Random random) {
        byte[] copy = bytes.clone();
        copy[at] = (byte) (copy[at] ^ (1 << random.nextInt(8)));
        return copy;
    }

    /** Replaces the next value after a colon, comma or tag, so that the frame stays whole. */
    private static byte[] value(byte[] bytes, int from, Random random) {
        int start = from;
        while (start < bytes.length && ":,>\t".indexOf(bytes[start]) < 0) {
            start++;
        }
        int end = Math.min(start + 1, bytes.length);
        while (end < bytes.length && ",}]<\n\t".indexOf(bytes[end]) < 0) {
            end++;
        }
        return start >= bytes.length ? bytes : replaced(bytes, start + 1, end - start - 1, strange(random));
    }

    private static byte[] strange(Random random) {
        return STRANGE[random.nextInt(STRANGE.length)].getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] replaced(byte[] bytes, int at, int length, byte[] with) {
        byte[] result = new byte[bytes.length - length + with.length];
        System.arraycopy(bytes, 0, result, 0, at);
        System.arraycopy(with, 0, result, at, with.length);
        System.arraycopy(bytes, at + length, result, at + with.length, bytes.length - at - length);
        return result;
    }
}
