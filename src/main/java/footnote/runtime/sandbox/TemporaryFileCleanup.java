package footnote.runtime.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;

/** Removes what programs of ours that were killed left in the temporary folder: the name tells whose it was. */
final class TemporaryFileCleanup {
    private static final Logger LOG = Logger.getLogger(TemporaryFileCleanup.class.getName());
    private static final Pattern OURS = Pattern.compile("footnote-cell(\\d+)-.*");

    private TemporaryFileCleanup() {}

    static void sweep() {
        sweep(Path.of(System.getProperty("java.io.tmpdir")));
    }

    static void sweep(Path folder) {
        try (var files = Files.newDirectoryStream(folder, "footnote-cell*")) {
            for (var file : files) {
                var ours = OURS.matcher(file.getFileName().toString());
                if (ours.matches()
                        && Files.isWritable(file)
                        && ProcessHandle.of(Long.parseLong(ours.group(1)))
                                .filter(ProcessHandle::isAlive)
                                .isEmpty()) {
                    remove(file);
                }
            }
        } catch (IOException | NumberFormatException e) {
            LOG.log(Level.FINE, "leftovers stay in {0}", folder);
        }
    }

    private static void remove(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
