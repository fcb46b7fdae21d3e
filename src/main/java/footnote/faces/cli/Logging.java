package footnote.faces.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import java.util.stream.Stream;

/** Turns the setting's words into java.util.logging's levels, and parts the log from the terminal. */
final class Logging {
    /** Held, since a logger nobody holds forgets its level. */
    private static final List<Logger> LIBRARIES = Stream.of("org.flywaydb", "com.zaxxer", "com.github.kagkarlsson")
            .map(Logger::getLogger)
            .toList();

    /** These would log addresses with passwords, or that the program ends. */
    private static final List<Logger> CAPPED = Stream.of("org.postgresql", "java.lang.Runtime", "jdk.event.security")
            .map(Logger::getLogger)
            .toList();

    /** These warn of every odd font or object in a document; that is for the log file, not for a terminal. */
    private static final List<String> DOCUMENT_LIBRARIES =
            List.of("org.apache.pdfbox", "org.apache.fontbox", "com.openhtmltopdf", "com.github.weisj", "sun.font");

    private Logging() {}

    /** A command at a terminal shows our own warnings in a line; the log has everybody's, with traces. */
    static void set(String level, LogRedactor mask, Path home, boolean serving) {
        var chosen =
                switch (level.toUpperCase(Locale.ROOT)) {
                    case "TRACE" -> Level.FINEST;
                    case "DEBUG", "FINE" -> Level.FINE;
                    case "INFO" -> Level.INFO;
                    case "ERROR", "SEVERE", "CRITICAL" -> Level.SEVERE;
                    case "OFF" -> Level.OFF;
                    default -> Level.WARNING;
                };
        boolean all = serving || chosen.intValue() < Level.WARNING.intValue();
        var root = LogManager.getLogManager().getLogger("");
        root.setLevel(chosen);
        for (var handler : root.getHandlers()) {
            if (handler instanceof LogFile) {
                root.removeHandler(handler);
                continue;
            }
            handler.setLevel(chosen);
            handler.setFilter(line -> isForTerminal(String.valueOf(line.getLoggerName()), all, chosen));
            mask.over(handler, all);
        }
        if (Files.isDirectory(home)) {
            var file = new LogFile(home);
            mask.over(file);
            root.addHandler(file);
        }
        CAPPED.forEach(logger -> logger.setLevel(chosen.intValue() < Level.INFO.intValue() ? Level.INFO : null));
        // libraries speak of their own affairs at INFO; a reader who wants that asks for DEBUG
        LIBRARIES.forEach(logger -> logger.setLevel(chosen.equals(Level.INFO) ? Level.WARNING : null));
    }

    private static boolean isForTerminal(String logger, boolean all, Level chosen) {
        boolean aside = chosen.intValue() >= Level.WARNING.intValue()
                && DOCUMENT_LIBRARIES.stream().anyMatch(logger::startsWith);
        return !aside && (all || logger.startsWith("footnote"));
    }
}
