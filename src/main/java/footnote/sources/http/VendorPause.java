package footnote.sources.http;

import java.time.Duration;

/** How we wait, so that a test need not. */
@FunctionalInterface
public interface VendorPause {
    /** Waits on the calling thread. */
    VendorPause REAL = VendorPause::sleep;

    void pause(Duration wait);

    private static void sleep(Duration wait) {
        try {
            Thread.sleep(wait);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("stopped while waiting " + wait + " for a vendor");
        }
    }
}
