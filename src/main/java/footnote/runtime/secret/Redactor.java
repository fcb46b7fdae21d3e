package footnote.runtime.secret;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Replaces secrets in text by {@code ***}: as they are, URL-encoded or decoded, JSON-escaped, and within base64. */
public final class Redactor {
    public static final Redactor NONE = new Redactor(List.of());

    private static final int SHORTEST = 6; // less would blot out plain words
    private static final int SHORTEST_BASE64 = 8;
    private static final String MASK = "***";
    /** Passwords that are also words the program prints; masking them would hide nothing and garble everything. */
    private static final Set<String> WORDS =
            Set.of("footnote", "postgres", "postgresql", "password", "secret", "localhost", "opensearch");

    private static final Pattern STRONG = Pattern.compile("(?s).*([0-9\\W_]|[a-z].*[A-Z]|[A-Z].*[a-z]).*");
    private static volatile Redactor inForce = NONE;

    private final List<String> everywhere;
    private final List<String> strong;

    private Redactor(List<String> variants) {
        this.everywhere = List.copyOf(variants);
        this.strong =
                variants.stream().filter(each -> STRONG.matcher(each).matches()).toList();
    }

    public static Redactor of(Collection<String> secrets) {
        // written out: the comparators of Comparator are serializable, so no start-up cache can hold them
        var variants = new TreeSet<String>((one, other) -> {
            int longerFirst = Integer.compare(other.length(), one.length());
            return longerFirst != 0 ? longerFirst : one.compareTo(other);
        });
        secrets.stream()
                .filter(secret -> secret.length() >= SHORTEST && !WORDS.contains(secret))
                .forEach(secret -> variants.addAll(variants(secret)));
        return new Redactor(List.copyOf(variants));
    }

    /** Makes these the secrets of the whole process, whose log and database are one for all. */
    public static void install(Redactor redactor) {
        inForce = redactor;
    }

    /** A message without any secret of this process. */
    public static String redact(String text) {
        return inForce.over(text);
    }

    /** Data without any secret of this process; a password that is a plain word stays, since data may be full of it. */
    public static String redactData(String text) {
        return replaced(text, inForce.strong);
    }

    public String over(String text) {
        return replaced(text, everywhere);
    }

    private static String replaced(String text, List<String> variants) {
        String masked = text;
        for (var variant : variants) {
            masked = masked.replace(variant, MASK);
        }
        return masked;
    }

    private static List<String> variants(String secret) {
        var plain = new ArrayList<String>(List.of(secret));
        try {
            plain.add(URLDecoder.decode(secret, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException _) {
            // a lone % is no code
        }
        var encoded = plain.stream()
                .flatMap(each -> {
                    String url = URLEncoder.encode(each, StandardCharsets.UTF_8);
                    return Stream.of(
                            url,
                            url.replace("+", "%20"),
                            each.replace("\\", "\\\\").replace("\"", "\\\""));
                })
                .toList();
        return Stream.of(plain.stream(), encoded.stream(), plain.stream().flatMap(Redactor::base64))
                .flatMap(each -> each)
                .filter(each -> each.length() >= SHORTEST)
                .distinct()
                .toList();
    }

    /** What is sure to stand in the base64 of any text that holds the secret, wherever in it. */
    private static Stream<String> base64(String secret) {
        byte[] bytes = secret.getBytes(StandardCharsets.UTF_8);
        return Stream.of(0, 1, 2)
                .flatMap(shift -> {
                    byte[] shifted = new byte[shift + bytes.length];
                    System.arraycopy(bytes, 0, shifted, shift, bytes.length);
                    int whole = shifted.length / 3 * 3; // what follows would change the last letters
                    String text = Base64.getEncoder().encodeToString(Arrays.copyOf(shifted, whole));
                    String sure = text.substring(Math.min(text.length(), shift == 0 ? 0 : 4));
                    return Stream.of(sure, sure.replace('+', '-').replace('/', '_'));
                })
                .filter(each -> each.length() >= SHORTEST_BASE64);
    }
}
