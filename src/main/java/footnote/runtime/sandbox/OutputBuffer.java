package footnote.runtime.sandbox;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Drains a stream on a thread of its own, however much comes; keeps the beginning and the end. */
final class OutputBuffer {
    private final InputStream in;
    private final int head;
    private final int tail;
    private final ByteArrayOutputStream first = new ByteArrayOutputStream();
    private byte[] last = new byte[0];
    private long total;
    private final Thread thread;

    OutputBuffer(String name, InputStream in, int head, int tail) {
        this.in = in;
        this.head = head;
        this.tail = tail;
        this.thread = Thread.ofPlatform().daemon().name(name).start(this::drain);
    }

    private void drain() {
        var part = new byte[16 * 1024];
        try {
            for (int count = in.read(part); count >= 0; count = in.read(part)) {
                keep(part, count);
            }
        } catch (IOException e) {
            // the process is gone, and with it the pipe
        }
    }

    private synchronized void keep(byte[] part, int count) {
        first.write(part, 0, Math.max(0, Math.min(count, head - first.size())));
        var joined = Arrays.copyOf(last, last.length + count);
        System.arraycopy(part, 0, joined, last.length, count);
        last = joined.length > 2 * tail ? Arrays.copyOfRange(joined, joined.length - tail, joined.length) : joined;
        total += count;
    }

    /** Waits until the other end is closed, or for so long. */
    void await(long millis) {
        try {
            thread.join(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    synchronized long total() {
        return total;
    }

    synchronized byte[] beginning() {
        return first.toByteArray();
    }

    synchronized byte[] end() {
        return last.length > tail ? Arrays.copyOfRange(last, last.length - tail, last.length) : last.clone();
    }

    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
