package footnote.runtime.run.storage;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterOutputStream;

/**
 * Long texts as the database keeps them: deflated, as base64 behind a mark, for both databases' columns hold text. A text
 * without the mark, as earlier versions wrote them all, is itself.
 */
public final class CompressedText {
    private static final String MARK = "\u0001deflate;";
    private static final int WORTH_IT = 600;
    private static final int LARGE = 10_000;
    private static final int MOST_KEPT = 16;
    private static final int LEVEL = 4; // less than half the time of 6 for 4% to 7% more bytes of vendors' responses

    /** The latest large texts: steps that work at once record the same statements and prices. */
    private static SoftReference<Map<String, String>> latest = new SoftReference<>(new ConcurrentHashMap<>());

    private CompressedText() {}

    public static String pack(String text) {
        if (text.length() < WORTH_IT && !text.startsWith(MARK)) {
            return text;
        }
        return text.length() < LARGE ? packed(text) : latest().computeIfAbsent(text, CompressedText::packed);
    }

    private static synchronized Map<String, String> latest() {
        var kept = latest.get();
        if (kept == null || kept.size() >= MOST_KEPT) {
            kept = new ConcurrentHashMap<>();
            latest = new SoftReference<>(kept);
        }
        return kept;
    }

    private static String packed(String text) {
        var packed = new ByteArrayOutputStream();
        try (var deflater = new Deflater(LEVEL);
                var deflating = new DeflaterOutputStream(packed, deflater)) {
            deflating.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String marked = MARK + Base64.getEncoder().encodeToString(packed.toByteArray());
        return marked.length() < text.length() || text.startsWith(MARK) ? marked : text;
    }

    public static String unpack(String kept) {
        if (!kept.startsWith(MARK)) {
            return kept;
        }
        var text = new ByteArrayOutputStream();
        try (var inflating = new InflaterOutputStream(text)) {
            inflating.write(Base64.getDecoder().decode(kept.substring(MARK.length())));
        } catch (IOException e) {
            throw new UncheckedIOException("a kept text is damaged", e);
        }
        return text.toString(StandardCharsets.UTF_8);
    }
}
