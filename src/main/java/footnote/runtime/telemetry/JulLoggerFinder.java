package footnote.runtime.telemetry;

import java.text.MessageFormat;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import java.util.logging.LogRecord;
import org.jspecify.annotations.Nullable;

/**
 * Has the JDK log by java.util.logging, as it does anyway. Named as a service in the program's own jar, the first of
 * the class path, it ends the JDK's search through all the others at every start.
 */
public final class JulLoggerFinder extends System.LoggerFinder {
    @Override
    public System.Logger getLogger(String name, Module module) {
        return new JulLogger(java.util.logging.Logger.getLogger(name));
    }

    private record JulLogger(java.util.logging.Logger target) implements System.Logger {
        @Override
        public String getName() {
            return target.getName();
        }

        @Override
        public boolean isLoggable(Level level) {
            return target.isLoggable(jul(level));
        }

        @Override
        public void log(
                Level level, @Nullable ResourceBundle bundle, @Nullable String message, @Nullable Throwable thrown) {
            if (isLoggable(level)) {
                write(level, String.valueOf(message), thrown);
            }
        }

        @Override
        public void log(Level level, Supplier<String> message) {
            if (isLoggable(level)) {
                write(level, message.get(), null);
            }
        }

        @Override
        public void log(
                Level level,
                @Nullable ResourceBundle bundle,
                @Nullable String format,
                @Nullable Object @Nullable ... values) {
            if (isLoggable(level)) {
                write(level, filled(String.valueOf(format), values), null);
            }
        }

        /** A message without values comes with none at all; one that is no pattern is written as it is. */
        private static String filled(String text, @Nullable Object @Nullable [] values) {
            try {
                return values == null || values.length == 0 ? text : MessageFormat.format(text, values);
            } catch (IllegalArgumentException e) {
                return text;
            }
        }

        private void write(Level level, String message, @Nullable Throwable thrown) {
            var line = new LogRecord(jul(level), message);
            line.setLoggerName(target.getName());
            line.setThrown(thrown);
            target.log(line);
        }

        private static java.util.logging.Level jul(Level level) {
            return switch (level) {
                case ALL -> java.util.logging.Level.ALL;
                case TRACE -> java.util.logging.Level.FINER;
                case DEBUG -> java.util.logging.Level.FINE;
                case INFO -> java.util.logging.Level.INFO;
                case WARNING -> java.util.logging.Level.WARNING;
                case ERROR -> java.util.logging.Level.SEVERE;
                case OFF -> java.util.logging.Level.OFF;
            };
        }
    }
}
