package footnote.sources.files;

import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What is in a file, within a limit, and as text in whatever encoding it has. */
public final class Content {
    private static final Charset WESTERN = Charset.forName("windows-1252");

    private Content() {}

    public static byte[] read(Path file, long maxBytes) {
        try {
            if (!Files.isRegularFile(file)) {
                throw new NoData("files", "file at " + file);
            }
            if (Files.size(file) > maxBytes) {
                throw new Malformed("files", file.toString(), "it is larger than " + maxBytes + " bytes");
            }
            return Files.readAllBytes(file);
        } catch (IOException broken) {
            throw new Malformed("files", file.toString(), "it cannot be read", broken);
        }
    }

    /** UTF-8, or UTF-16 with its mark, or else Western European; a byte order mark is dropped. */
    public static String text(byte[] content) {
        if (content.length >= 2
                && ((content[0] & 0xff) == 0xfe || (content[0] & 0xff) == 0xff)
                && ((content[1] & 0xff) == 0xfe || (content[1] & 0xff) == 0xff)) {
            return new String(content, StandardCharsets.UTF_16);
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
            return text.startsWith("\ufeff") ? text.substring(1) : text;
        } catch (CharacterCodingException _) {
            return new String(content, WESTERN);
        }
    }
}
