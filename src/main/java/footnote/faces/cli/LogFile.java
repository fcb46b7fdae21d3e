package footnote.faces.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;

/** The home's log, which many programs may write at once; at five megabytes it is moved aside. */
final class LogFile extends Handler {
    private static final long MOST_BYTES = 5L << 20;

    private final Path file;

    LogFile(Path home) {
        this.file = home.resolve("log").resolve("footnote.log");
        setFormatter(new SimpleFormatter());
    }

    @Override
    public synchronized void publish(LogRecord line) {
        if (!isLoggable(line)) {
            return;
        }
        try {
            Files.createDirectories(file.resolveSibling(""));
            if (Files.exists(file) && Files.size(file) > MOST_BYTES) {
                Files.move(file, file.resolveSibling("footnote.log.1"), StandardCopyOption.REPLACE_EXISTING);
            }
            Files.write(
                    file,
                    getFormatter().format(line).getBytes(StandardCharsets.UTF_8),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException | RuntimeException _) {
            // a log that cannot be written must not end the work it tells of
        }
    }

    @Override
    public void flush() {
        // each line is written when it comes
    }

    @Override
    public void close() {
        // nothing is held open
    }
}
