package footnote.publication.table;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.function.BiFunction;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A workbook's archive without the time of its making, so that the same content gives the same bytes. */
public final class ReproducibleZip {
    private static final LocalDateTime ZIPPED = LocalDateTime.of(1980, 1, 1, 0, 0);
    private static final int END = 0x06054b50;
    private static final int END_LENGTH = 22;

    private ReproducibleZip() {}

    public static byte[] of(byte[] archive) throws IOException {
        return of(archive, ZIPPED.toLocalDate());
    }

    /** The archive with its properties dated that day. */
    public static byte[] of(byte[] archive, LocalDate day) throws IOException {
        return of(archive, day, (_, content) -> content);
    }

    /** The archive with each file changed by its name and content. */
    public static byte[] of(byte[] archive, BiFunction<String, byte[], byte[]> change) throws IOException {
        return of(archive, ZIPPED.toLocalDate(), change);
    }

    /** Reads by the central directory, since the library's local headers leave sizes open. */
    private static byte[] of(byte[] archive, LocalDate day, BiFunction<String, byte[], byte[]> change)
            throws IOException {
        var zip = ByteBuffer.wrap(archive).order(ByteOrder.LITTLE_ENDIAN);
        int end = archive.length - END_LENGTH;
        while (zip.getInt(end) != END) {
            end--;
        }
        int count = zip.getShort(end + 10);
        int entry = zip.getInt(end + 16);
        var out = new ByteArrayOutputStream(archive.length);
        try (var steady = new ZipOutputStream(out)) {
            for (int i = 0; i < count; i++) {
                int nameLength = zip.getShort(entry + 28);
                var name = new String(archive, entry + 46, nameLength, StandardCharsets.UTF_8);
                byte[] data = data(archive, zip, entry);
                var copy = new ZipEntry(name);
                copy.setTimeLocal(ZIPPED);
                steady.putNextEntry(copy);
                steady.write(name.equals("docProps/core.xml") ? dated(data, day) : change.apply(name, data));
                steady.closeEntry();
                entry += 46 + nameLength + zip.getShort(entry + 30) + zip.getShort(entry + 32);
            }
        }
        return out.toByteArray();
    }

    private static byte[] dated(byte[] properties, LocalDate day) {
        return new String(properties, StandardCharsets.UTF_8)
                .replaceAll("\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z", day + "T00:00:00Z")
                .getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] data(byte[] archive, ByteBuffer zip, int entry) throws IOException {
        int packed = zip.getInt(entry + 20);
        int full = zip.getInt(entry + 24);
        int local = zip.getInt(entry + 42);
        int from = local + 30 + zip.getShort(local + 26) + zip.getShort(local + 28);
        byte[] data = new byte[full];
        try (var inflater = new Inflater(true)) {
            inflater.setInput(archive, from, packed);
            int read = 0;
            while (read < full && !inflater.finished()) {
                read += inflater.inflate(data, read, full - read);
            }
            return data;
        } catch (DataFormatException e) {
            throw new IOException("the workbook that was just written cannot be read back", e);
        }
    }
}
