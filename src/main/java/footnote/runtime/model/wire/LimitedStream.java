package footnote.runtime.model.wire;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A body that may have so many bytes and no more, unpacked ones counted; a server that goes on for ever is cut. */
final class LimitedStream extends FilterInputStream {
    private final long most;
    private final Runnable cut;
    private long count;

    LimitedStream(InputStream body, long most, Runnable cut) {
        super(body);
        this.most = most;
        this.cut = cut;
    }

    @Override
    public int read() throws IOException {
        int next = super.read();
        counted(next < 0 ? 0 : 1);
        return next;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        int read = super.read(into, from, length);
        counted(Math.max(read, 0));
        return read;
    }

    private void counted(int more) throws IOException {
        count += more;
        if (count > most) {
            cut.run();
            throw new IOException("it is longer than " + most / 1_000_000 + " MB");
        }
    }
}
