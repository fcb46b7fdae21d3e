package footnote.runtime.model.wire;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** An answer's body as it comes in, read by the calling thread; silence for too long is an error. */
final class WireBody extends InputStream implements Flow.Subscriber<List<ByteBuffer>> {
    private static final int AHEAD = 64;
    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    private final CallDeadline time;
    private final LinkedBlockingQueue<Piece> pieces = new LinkedBlockingQueue<>();
    private Flow.@Nullable Subscription subscription;
    private ByteBuffer current = NOTHING;
    private boolean ended;

    /** Bytes, or the end, or what broke it off. */
    private record Piece(
            ByteBuffer bytes, boolean last, @Nullable Throwable broken) {}

    WireBody(CallDeadline time) {
        this.time = time;
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
        subscription = given;
        given.request(AHEAD); // and one more for each that is read, so that no server fills our memory
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
        int length = buffers.stream().mapToInt(ByteBuffer::remaining).sum();
        var joined = ByteBuffer.allocate(length);
        buffers.forEach(joined::put);
        pieces.add(new Piece(joined.flip(), false, null));
    }

    @Override
    public void onError(Throwable thrown) {
        pieces.add(new Piece(NOTHING, true, thrown));
    }

    @Override
    public void onComplete() {
        pieces.add(new Piece(NOTHING, true, null));
    }

    @Override
    public int read() throws IOException {
        return await() ? current.get() & 0xff : -1;
    }

    @Override
    public int read(byte[] into, int from, int most) throws IOException {
        if (most == 0) {
            return 0;
        }
        if (!await()) {
            return -1;
        }
        int count = Math.min(most, current.remaining());
        current.get(into, from, count);
        return count;
    }

    @Override
    public int available() {
        return current.remaining();
    }

    private boolean await() throws IOException {
        while (!current.hasRemaining() && !ended) {
            var piece = next();
            ended = piece.last();
            current = piece.bytes();
            if (piece.broken() != null) {
                throw new IOException("the connection was closed early");
            }
        }
        return current.hasRemaining();
    }

    private Piece next() throws IOException {
        try {
            if (time.over()) {
                close();
                throw new IOException("it had not ended when its time was up");
            }
            var piece = pieces.poll(time.timeout().toNanos(), TimeUnit.NANOSECONDS);
            if (piece == null) {
                close();
                throw new IOException("nothing came for too long");
            }
            var open = subscription;
            if (open != null && !piece.last()) {
                open.request(1);
            }
            return piece;
        } catch (InterruptedException e) {
            close();
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        }
    }

    @Override
    public void close() {
        ended = true;
        var open = subscription;
        if (open != null) {
            open.cancel();
        }
    }
}
