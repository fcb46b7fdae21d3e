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
    private int kept;
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
        if (kept + count > last.length) {
            makeRoom(count);
        }
        System.arraycopy(part, 0, last, kept, count);
        kept += count;
        total += count;
    }

    /** Forgets all but the tail, or grows: seldom, so that a flood costs no more than the reading of it. */
    private void makeRoom(int count) {
        int forgotten = Math.max(0, kept - tail);
        kept -= forgotten;
        last = Arrays.copyOfRange(last, forgotten, forgotten + Math.max(last.length, 2 * (kept + count)));
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
        return Arrays.copyOfRange(last, Math.max(0, kept - tail), kept);
    }

    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
