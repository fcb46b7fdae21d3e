package footnote.runtime.run;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A stack trace short enough to keep: our own frames and the first few others. */
final class StackTraces {
    private static final int MOST_FRAMES = 12;

    private StackTraces() {}

    static String of(Throwable thrown) {
        return Stream.iterate(thrown, cause -> cause != null, Throwable::getCause)
                .limit(4)
                .map(cause -> cause.getClass().getName() + frames(cause))
                .collect(Collectors.joining("\ncaused by "));
    }

    private static String frames(Throwable thrown) {
        return Stream.of(thrown.getStackTrace())
                .limit(MOST_FRAMES)
                .map(frame -> "\n  " + frame)
                .collect(Collectors.joining());
    }
}
