package footnote.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A mail server that asks for a password and answers it with one line. */
public final class SayingMailServer implements AutoCloseable {
    private final ServerSocket socket;
    private final String answer;
    private volatile boolean asked;

    public SayingMailServer(String answer) {
        this.answer = answer;
        try {
            this.socket = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::serve);
    }

    public int port() {
        return socket.getLocalPort();
    }

    public boolean asked() {
        return asked;
    }

    private void serve() {
        while (!socket.isClosed()) {
            try (var client = socket.accept()) {
                talk(client);
            } catch (IOException e) {
                // the client left, or the test is over
            }
        }
    }

    private void talk(Socket client) throws IOException {
        var in = new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII));
        say(client, "220 ready");
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.startsWith("EHLO")) {
                say(client, "250-here\r\n250 AUTH PLAIN LOGIN");
            } else if (line.startsWith("QUIT")) {
                say(client, "221 bye");
                return;
            } else {
                asked = true;
                say(client, answer);
            }
        }
    }

    private static void say(Socket client, String line) throws IOException {
        client.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
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
