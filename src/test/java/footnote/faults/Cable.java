package footnote.faults;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A wire to a server on this machine that can be cut and joined again. */
final class Cable implements AutoCloseable {
    private final ServerSocket door;
    private final int target;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean cut;

    Cable(int target) {
        this.target = target;
        try {
            this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    void cut() {
        cut = true;
        open.forEach(Cable::shut);
    }

    void join() {
        cut = false;
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                var near = door.accept();
                if (cut) {
                    near.close();
                    continue;
                }
                var far = new Socket(InetAddress.getLoopbackAddress(), target);
                open.add(near);
                open.add(far);
                Thread.ofVirtual().start(() -> pump(near, far));
                Thread.ofVirtual().start(() -> pump(far, near));
            } catch (IOException e) {
                // the next one may come through
            }
        }
    }

    private void pump(Socket from, Socket to) {
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            in.transferTo(out);
        } catch (IOException e) {
            // cut
        } finally {
            shut(from);
            shut(to);
            open.remove(from);
            open.remove(to);
        }
    }

    private static void shut(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // closed already
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        cut();
    }
}
