package footnote.testing.replay;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A proxy on this machine that leads every name to one server. */
final class ReplayTunnel implements AutoCloseable {
    private final InetSocketAddress target;
    private final ServerSocket socket;

    ReplayTunnel(InetSocketAddress target) throws IOException {
        this.target = target;
        this.socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    InetSocketAddress address() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), socket.getLocalPort());
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                var client = socket.accept();
                Thread.ofVirtual().start(() -> connect(client));
            } catch (IOException closed) {
                return;
            }
        }
    }

    /** Answers CONNECT and passes bytes both ways. */
    private void connect(Socket client) {
        try (client;
                var there = new Socket(target.getAddress(), target.getPort())) {
            skipHead(client.getInputStream());
            client.getOutputStream().write("HTTP/1.1 200 Connected\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
            var back = Thread.ofVirtual().start(() -> pass(there, client));
            pass(client, there);
            back.join();
        } catch (IOException | InterruptedException ended) {
            // a client that leaves is no fault of the test
        }
    }

    private static void pass(Socket from, Socket to) {
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            in.transferTo(out);
            to.shutdownOutput();
        } catch (IOException ended) {
            // the other side is gone
        }
    }

    /** The request line and its headers, up to the empty line and not a byte further. */
    private static void skipHead(InputStream in) throws IOException {
        int ends = 0;
        for (int next = in.read(); next >= 0 && ends < 2; ) {
            ends = next == '\n' ? ends + 1 : next == '\r' ? ends : 0;
            next = ends < 2 ? in.read() : next;
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
