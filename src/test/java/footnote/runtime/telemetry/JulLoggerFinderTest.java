package footnote.runtime.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

class JulLoggerFinderTest {
    private final List<LogRecord> lines = new ArrayList<>();

    private final class Kept extends Handler {
        @Override
        public void publish(LogRecord line) {
            lines.add(line);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    @Test
    void writesWhatTheJdkLogsToJavaUtilLogging() {
        var target = Logger.getLogger("trial.of.the.finder");
        target.setUseParentHandlers(false);
        target.setLevel(Level.INFO);
        target.addHandler(new Kept());
        var logger = System.getLogger("trial.of.the.finder");
        var failure = new IllegalStateException("why");

        logger.log(System.Logger.Level.DEBUG, "below the level");
        logger.log(System.Logger.Level.WARNING, "{0} of {1}", 3, "four");
        logger.log(System.Logger.Level.INFO, "alone");
        logger.log(System.Logger.Level.INFO, "no {pattern", 1);
        logger.log(System.Logger.Level.ERROR, "failed", failure);

        assertThat(lines)
                .extracting(LogRecord::getMessage)
                .containsExactly("3 of four", "alone", "no {pattern", "failed");
        assertThat(lines)
                .extracting(LogRecord::getLevel)
                .containsExactly(Level.WARNING, Level.INFO, Level.INFO, Level.SEVERE);
        assertThat(lines.getLast().getThrown()).isSameAs(failure);
    }
}
