package footnote.runtime.run.engine;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Locale;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Linux's niceness of single threads, which Java's thread priorities do not reach. */
final class ThreadNiceness {
    private static final Logger LOG = Logger.getLogger(ThreadNiceness.class.getName());
    private static final int PRIO_PROCESS = 0;
    private static final int CALLING_THREAD = 0;
    private static final int NICE = 5;
    private static final Optional<MethodHandle> SETPRIORITY = setpriority();

    private ThreadNiceness() {}

    /** Has the calling thread give way to others from now on, where the system can do that. */
    static void lowerPriority() {
        SETPRIORITY.ifPresent(setpriority -> {
            try {
                var _ = (int) setpriority.invokeExact(PRIO_PROCESS, CALLING_THREAD, NICE);
            } catch (Throwable e) {
                LOG.log(Level.FINE, "setpriority", e);
            }
        });
    }

    @SuppressWarnings("restricted") // a call of the C library with three numbers
    private static Optional<MethodHandle> setpriority() {
        boolean linux =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("linux");
        if (!linux || !ThreadNiceness.class.getModule().isNativeAccessEnabled()) {
            return Optional.empty();
        }
        var linker = Linker.nativeLinker();
        return linker.defaultLookup()
                .find("setpriority")
                .map(address -> linker.downcallHandle(
                        address,
                        FunctionDescriptor.of(
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT)));
    }
}
