package footnote.publication.text;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.Deflater;

/** Fonts for a page that must open without a network: the characters it uses, in the web's container (WOFF 1.0). */
public final class WebFont {
    private static final int HEADER = 44;
    private static final int ENTRY = 20;

    private WebFont() {}

    /** Nothing where the face holds none of the characters. */
    public static byte[] of(Typeface face, Set<Integer> codePoints) {
        var held = codePoints.stream().filter(face::holds).collect(Collectors.toSet());
        return held.isEmpty() ? new byte[0] : woff(FontFile.of(face).subset(held));
    }

    private static byte[] woff(byte[] font) {
        var sfnt = ByteBuffer.wrap(font);
        int tables = sfnt.getShort(4);
        var directory = ByteBuffer.allocate(tables * ENTRY);
        var body = new ByteArrayOutputStream();
        int full = 12 + 16 * tables;
        for (int i = 0; i < tables; i++) {
            int entry = 12 + 16 * i;
            int offset = sfnt.getInt(entry + 8);
            int length = sfnt.getInt(entry + 12);
            byte[] data = packed(font, offset, length);
            directory
                    .put(font, entry, 4)
                    .putInt(HEADER + directory.capacity() + body.size())
                    .putInt(data.length)
                    .putInt(length)
                    .putInt(sfnt.getInt(entry + 4));
            body.writeBytes(data);
            body.writeBytes(new byte[padding(data.length)]);
            full += length + padding(length);
        }
        return ByteBuffer.allocate(HEADER + directory.capacity() + body.size())
                .put("wOFF".getBytes(StandardCharsets.US_ASCII))
                .putInt(sfnt.getInt(0))
                .putInt(HEADER + directory.capacity() + body.size())
                .putShort((short) tables)
                .putShort((short) 0)
                .putInt(full)
                .putShort((short) 1)
                .position(HEADER)
                .put(directory.array())
                .put(body.toByteArray())
                .array();
    }

    private static int padding(int length) {
        return (4 - length % 4) % 4;
    }

    /** Deflated, or as it is where that would not be shorter. */
    private static byte[] packed(byte[] font, int offset, int length) {
        try (var deflater = new Deflater(9)) {
            deflater.setInput(font, offset, length);
            deflater.finish();
            byte[] packed = new byte[length];
            int size = deflater.deflate(packed);
            boolean shorter = deflater.finished() && size < length;
            var out = new ByteArrayOutputStream();
            out.write(shorter ? packed : font, shorter ? 0 : offset, shorter ? size : length);
            return out.toByteArray();
        }
    }
}
