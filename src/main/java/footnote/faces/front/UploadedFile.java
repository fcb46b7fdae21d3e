package footnote.faces.front;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A file as a reader sent it: its name made safe, and its temporary copy taken away. */
final class UploadedFile {
    private static final Logger LOG = Logger.getLogger(UploadedFile.class.getName());

    private UploadedFile() {}

    /** A file's name without its folders and odd letters; its ending says how it is read. */
    static String plain(String name) {
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        String letters = last.replaceAll("[^\\p{L}\\p{N}._ -]", "_").strip();
        String cut = letters.length() > 120 ? letters.substring(letters.length() - 120) : letters;
        return cut.isEmpty() || cut.startsWith(".") ? "document" + cut.toLowerCase(Locale.ROOT) : cut;
    }

    static void removed(Path file) {
        try {
            Files.deleteIfExists(file);
            Files.deleteIfExists(file.resolveSibling("").toAbsolutePath());
        } catch (IOException e) {
            LOG.log(Level.FINE, "a temporary file stays: {0}", file);
        }
    }
}
