package footnote.config;

import footnote.runtime.run.Fault;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** The folder that holds everything we keep; only its owner may look inside. */
public record Home(Path path) {
    public static Home prepared(Path path) {
        try {
            if (!Files.isDirectory(path)) {
                Files.createDirectories(path);
                if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
                    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwx------"));
                }
            }
            if (!Files.isWritable(path)) {
                throw Fault.input("cannot write in " + path + "; set FOOTNOTE_HOME to a folder you may write");
            }
        } catch (IOException e) {
            throw Fault.input("cannot create the folder " + path + "; set FOOTNOTE_HOME to a folder you may write");
        }
        return new Home(path);
    }

    /** The reader's own files: prices, statements, transcripts. */
    public Path files() {
        return path.resolve("files");
    }

    /** The search index of all documents. */
    public Path index() {
        return path.resolve("index");
    }

    public Path outputs() {
        return path.resolve("runs");
    }
}
