package trial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;

/** The calls of models that the steps would make: they take their time and, when asked, leave a trace in a file. */
public final class Calls {
    public static final String ANSWER = "an answer of some length, as a small record has";
    private static final LongAdder MADE = new LongAdder();
    private static volatile long millis;
    private static volatile FileChannel trace;

    private Calls() {}

    public static String call(String step) {
        note("begin", step);
        long wait = trace == null ? millis : staggered(step);
        if (wait > 0) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(wait));
        }
        MADE.increment();
        note("end", step);
        return ANSWER;
    }

    /** Every call takes this long. */
    public static void take(long millis) {
        Calls.millis = millis;
    }

    /** How many were made since this was last asked. */
    static long made() {
        return MADE.sumThenReset();
    }

    /** From now on each call writes its begin and end; the calls named study0 to study19 end 100 ms apart. */
    static void traceInto(Path file) throws IOException {
        trace = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
    }

    private static long staggered(String step) {
        return step.startsWith("study") ? 100 + 100 * Long.parseLong(step.substring("study".length())) : 20;
    }

    private static void note(String what, String step) {
        if (trace == null) {
            return;
        }
        try {
            trace.write(ByteBuffer.wrap((what + " " + step + "\n").getBytes(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same work so many times at once, a virtual thread for each. */
    public static void atOnce(int count, Work work) throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var all = new Future<?>[count];
            for (int i = 0; i < count; i++) {
                int number = i;
                all[i] = threads.submit(() -> {
                    work.now(number);
                    return null;
                });
            }
            for (var one : all) {
                one.get();
            }
        }
    }

    /** Work with a number. */
    @FunctionalInterface
    public interface Work {
        void now(int number) throws Exception;
    }
}
