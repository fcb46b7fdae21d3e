package footnote.runtime.db;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * The native library of SQLite, unpacked once into a folder of the installation. Without one the driver unpacks it into
 * a temporary folder at every start, which takes longer than most commands.
 */
final class SqliteLibrary {
    /** Names the folder; the launcher sets it, for only it knows where the program is installed. */
    static final String FOLDER = "footnote.native";

    private static final Logger LOG = Logger.getLogger(SqliteLibrary.class.getName());

    private SqliteLibrary() {}

    /** Has the driver load the unpacked library, and unpacks it where that was not done yet. */
    static void prepare() {
        String folder = System.getProperty(FOLDER, "");
        if (folder.isEmpty() || System.getProperty("org.sqlite.lib.path") != null) {
            return;
        }
        try {
            var file = unpacked(Path.of(folder));
            System.setProperty("org.sqlite.lib.path", file.resolveSibling("").toString());
            System.setProperty("org.sqlite.lib.name", LibraryLoaderUtil.getNativeLibName());
            if (System.getProperty("org.sqlite.tmpdir")
                    == null) { // else the driver goes through all of /tmp to tidy up
                System.setProperty("org.sqlite.tmpdir", file.resolveSibling("").toString());
            }
        } catch (IOException e) { // the driver then unpacks it for itself
            LOG.log(Level.FINE, "cannot unpack SQLite's library", e);
        }
    }

    /** The library of the driver's version in that folder. */
    static Path unpacked(Path folder) throws IOException {
        String name = LibraryLoaderUtil.getNativeLibName();
        var file = folder.resolve("sqlite-" + SQLiteJDBCLoader.getVersion()).resolve(name);
        if (!Files.isRegularFile(file)) {
            unpack(file, name);
        }
        return file;
    }

    private static void unpack(Path file, String name) throws IOException {
        String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name;
        try (var library = SQLiteJDBCLoader.class.getResourceAsStream(resource)) {
            if (library == null) {
                throw new IOException("no library " + resource);
            }
            var folder = file.resolveSibling("");
            Files.createDirectories(folder);
            var part = Files.createTempFile(folder, name, ".part");
            Files.copy(library, part, StandardCopyOption.REPLACE_EXISTING);
            try {
                Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (FileAlreadyExistsException e) { // another process was first
                Files.delete(part);
            }
        }
    }
}
