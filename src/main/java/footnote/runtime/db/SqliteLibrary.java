package footnote.runtime.db;

import footnote.runtime.install.UnpackedResource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * The native library of SQLite, unpacked once into a folder of the installation. Without one the driver unpacks it into
 * a temporary folder at every start, which takes longer than most commands.
 */
final class SqliteLibrary {
    private static final Logger LOG = Logger.getLogger(SqliteLibrary.class.getName());

    private SqliteLibrary() {}

    /** Has the driver load the unpacked library, and unpacks it where that was not done yet. */
    static synchronized void prepare() {
        var folder = UnpackedResource.folder();
        if (folder.isEmpty() || System.getProperty("org.sqlite.lib.path") != null) {
            return;
        }
        try {
            var file = unpacked(folder.orElseThrow());
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

    /**
     * The library of the driver's version in that folder. Where in the driver's jar it lies is asked only to unpack it:
     * the driver starts a process to tell Android from Linux, and for that Java looks for loggers in every jar.
     */
    static Path unpacked(Path folder) throws IOException {
        String name = LibraryLoaderUtil.getNativeLibName();
        return UnpackedResource.at(
                folder.resolve("sqlite-" + SQLiteJDBCLoader.getVersion()).resolve(name),
                SQLiteJDBCLoader.class,
                () -> LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name);
    }
}
