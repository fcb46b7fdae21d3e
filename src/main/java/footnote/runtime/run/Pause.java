package footnote.runtime.run;

import java.time.Duration;

/** Waits; a test's does not. */
@FunctionalInterface
public interface Pause {
    void pause(Duration time) throws InterruptedException;

    static Pause real() {
        return Thread::sleep;
    }
}
