package footnote.faces.cli;

import footnote.config.Settings;
import footnote.runtime.secret.Redactor;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;

/** The last net before a reader's eyes: no log line or stack trace has a secret in force or passes for another line. */
record LogRedactor(Redactor redactor) {
    static final LogRedactor NONE = new LogRedactor(Redactor.NONE);

    static LogRedactor of(Settings settings) {
        return new LogRedactor(Redactor.of(settings.secrets()));
    }

    String over(String text) {
        return redactor.over(text);
    }

    String trace(Throwable thrown) {
        var trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        return over(trace.toString());
    }

    void over(Handler handler) {
        over(handler, true);
    }

    /** Traces may be left to another handler. */
    void over(Handler handler, boolean traces) {
        var plain = handler.getFormatter();
        if (plain == null) {
            return;
        }
        var under = plain instanceof Lines lines ? lines.under : plain;
        handler.setFormatter(new Lines(under, this, traces));
    }

    private static final class Lines extends Formatter {
        private final Formatter under;
        private final LogRedactor mask;
        private final boolean traces;

        Lines(Formatter under, LogRedactor mask, boolean traces) {
            this.under = under;
            this.mask = mask;
            this.traces = traces;
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
            String trace = line.getThrown() == null || !traces
                    ? ""
                    : mask.trace(line.getThrown()).strip().replaceAll("(?m)^", "  ") + System.lineSeparator();
            return mask.over(under.format(plain)) + trace;
        }
    }
}
