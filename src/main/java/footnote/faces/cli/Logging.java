package footnote.faces.cli;

import java.util.Locale;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;

/** Turns the setting's words into java.util.logging's levels. */
final class Logging {
    private Logging() {}

    static void set(String level, LogRedactor mask) {
        var chosen =
                switch (level.toUpperCase(Locale.ROOT)) {
                    case "TRACE" -> Level.FINEST;
                    case "DEBUG", "FINE" -> Level.FINE;
                    case "INFO" -> Level.INFO;
                    case "ERROR", "SEVERE", "CRITICAL" -> Level.SEVERE;
                    case "OFF" -> Level.OFF;
                    default -> Level.WARNING;
                };
        var root = LogManager.getLogManager().getLogger("");
        root.setLevel(chosen);
        for (var handler : root.getHandlers()) {
            handler.setLevel(chosen);
            mask.over(handler);
        }
        // libraries speak of their own affairs at INFO; a reader who wants that asks for DEBUG
        if (chosen.equals(Level.INFO)) {
            for (var library : new String[] {"org.flywaydb", "com.zaxxer", "com.github.kagkarlsson"}) {
                Logger.getLogger(library).setLevel(Level.WARNING);
            }
        }
    }
}
