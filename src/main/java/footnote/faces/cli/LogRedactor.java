package footnote.faces.cli;

import footnote.config.Setting;
import footnote.config.Settings;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;

/** The last net before a reader's eyes: no log line or stack trace has a secret in force or passes for another line. */
record LogRedactor(List<String> secrets) {
    private static final int SHORTEST = 6; // less would blot out plain words

    static final LogRedactor NONE = new LogRedactor(List.of());

    static LogRedactor of(Settings settings) {
        return new LogRedactor(Arrays.stream(Setting.values())
                .filter(setting -> setting.secret() && setting != Setting.DATABASE_URL)
                .flatMap(setting -> settings.list(setting).stream())
                .filter(secret -> secret.length() >= SHORTEST)
                .distinct()
                .toList());
    }

    String over(String text) {
        String masked = text;
        for (var secret : secrets) {
            masked = masked.replace(secret, "***");
        }
        return masked;
    }

    String trace(Throwable thrown) {
        var trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        return over(trace.toString());
    }

    void over(Handler handler) {
        var plain = handler.getFormatter();
        if (plain == null) {
            return;
        }
        var under = plain instanceof Lines lines ? lines.under : plain;
        handler.setFormatter(new Lines(under, this));
    }

    private static final class Lines extends Formatter {
        private final Formatter under;
        private final LogRedactor mask;

        Lines(Formatter under, LogRedactor mask) {
            this.under = under;
            this.mask = mask;
        }

        /** A message stays on its line and a trace is set in, so that no text from outside looks like another entry. */
        @Override
        public String format(LogRecord line) {
            var plain =
                    new LogRecord(line.getLevel(), formatMessage(line).replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " "));
            plain.setLoggerName(line.getLoggerName());
            plain.setInstant(line.getInstant());
            plain.setSourceClassName(line.getSourceClassName());
            plain.setSourceMethodName(line.getSourceMethodName());
            String trace = line.getThrown() == null
                    ? ""
                    : mask.trace(line.getThrown()).strip().replaceAll("(?m)^", "  ") + System.lineSeparator();
            return mask.over(under.format(plain)) + trace;
        }
    }
}
