package footnote.delivery.message;

import java.net.http.HttpRequest.BodyPublisher;
import java.nio.ByteBuffer;
import java.util.concurrent.Flow.Subscriber;
import java.util.concurrent.Flow.Subscription;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** A request's body that asks, before its last byte is sent, whether it is still this sender's to hand over. */
final class GuardedBody implements BodyPublisher {
    private final byte[] body;
    private final BooleanSupplier ours;
    private volatile boolean handed;
    private volatile boolean taken;
    private volatile @Nullable RuntimeException unasked;

    GuardedBody(byte[] body, BooleanSupplier ours) {
        if (body.length < 2) {
            throw new IllegalArgumentException("a message has more than one byte");
        }
        this.body = body.clone();
        this.ours = ours;
    }

    @Override
    public long contentLength() {
        return body.length;
    }

    @Override
    public void subscribe(Subscriber<? super ByteBuffer> subscriber) {
        var over = new AtomicBoolean();
        subscriber.onSubscribe(new Subscription() {
            private boolean started;

            @Override
            public void request(long count) {
                if (over.get()) {
                    return;
                }
                if (!started) {
                    started = true;
                    subscriber.onNext(ByteBuffer.wrap(body, 0, body.length - 1));
                    if (count > 1) {
                        finish();
                    }
                } else {
                    finish();
                }
            }

            private void finish() {
                if (!over.compareAndSet(false, true)) {
                    return;
                }
                try {
                    handed = ours.getAsBoolean();
                } catch (RuntimeException e) {
                    unasked = e;
                    subscriber.onError(e);
                    return;
                }
                if (handed) {
                    subscriber.onNext(ByteBuffer.wrap(body, body.length - 1, 1));
                    subscriber.onComplete();
                } else {
                    taken = true;
                    subscriber.onError(new IllegalStateException("another process sends the message"));
                }
            }

            @Override
            public void cancel() {
                over.set(true);
            }
        });
    }

    /** Whether the server may have had the whole of it. */
    boolean handed() {
        return handed;
    }

    boolean taken() {
        return taken;
    }

    /** Where our own database could not be asked, that is the error, not the server's. */
    void rethrow() {
        var cause = unasked;
        if (cause != null) {
            throw cause;
        }
    }
}
