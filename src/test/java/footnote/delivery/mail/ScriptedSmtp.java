package footnote.delivery.mail;

import com.icegreen.greenmail.util.GreenMail;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/** A mail server on this machine that behaves as badly as it is told to. */
final class ScriptedSmtp implements AutoCloseable {
    /** How it behaves. */
    enum Manner {
        POLITE,
        ENCRYPTING,
        REFUSING,
        BUSY,
        SILENT,
        DROPPING_AFTER_DATA
    }

    final List<String> letters = new CopyOnWriteArrayList<>();
    final AtomicInteger encrypted = new AtomicInteger();
    final AtomicReference<Manner> manner;
    private final ServerSocket socket;

    ScriptedSmtp(Manner manner) {
        this.manner = new AtomicReference<>(manner);
        try {
            this.socket = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofPlatform().daemon().name("scripted-smtp").start(this::serve);
    }

    int port() {
        return socket.getLocalPort();
    }

    private void serve() {
        while (!socket.isClosed()) {
            try {
                var caller = socket.accept();
                Thread.ofPlatform().daemon().start(() -> talk(caller));
            } catch (IOException e) {
                return;
            }
        }
    }

    private void talk(Socket caller) {
        try (caller;
                var in = new BufferedReader(new InputStreamReader(caller.getInputStream(), StandardCharsets.UTF_8));
                var out = new OutputStreamWriter(caller.getOutputStream(), StandardCharsets.UTF_8)) {
            if (manner.get() == Manner.SILENT) {
                in.readLine(); // says nothing until the other gives up
                return;
            }
            say(out, "220 test ready");
            conversation(caller, in, out);
        } catch (IOException e) {
            // the caller hung up
        }
    }

    private void conversation(Socket caller, BufferedReader in, Writer out) throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.equalsIgnoreCase("STARTTLS")) {
                say(out, "220 go on");
                encrypted(caller);
                return;
            }
            if (!answered(line, in, out)) {
                return;
            }
        }
    }

    /** Goes on under the certificate that GreenMail ships. */
    private void encrypted(Socket caller) throws IOException {
        try (var layer = (SSLSocket) certified()
                .getSocketFactory()
                .createSocket(caller, caller.getInetAddress().getHostAddress(), 0, true)) {
            layer.setUseClientMode(false);
            encrypted.incrementAndGet();
            conversation(
                    layer,
                    new BufferedReader(new InputStreamReader(layer.getInputStream(), StandardCharsets.UTF_8)),
                    new OutputStreamWriter(layer.getOutputStream(), StandardCharsets.UTF_8));
        }
    }

    private static SSLContext certified() throws IOException {
        try (var in = GreenMail.class.getResourceAsStream("/greenmail.p12")) {
            var store = KeyStore.getInstance("PKCS12");
            store.load(in, "changeit".toCharArray());
            var keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(store, "changeit".toCharArray());
            var context = SSLContext.getInstance("TLS");
            context.init(keys.getKeyManagers(), null, null);
            return context;
        } catch (GeneralSecurityException e) {
            throw new IOException(e);
        }
    }

    private boolean answered(String line, BufferedReader in, Writer out) throws IOException {
        String verb = line.toUpperCase(Locale.ROOT).split(" ", 2)[0];
        switch (verb) {
            case "RCPT" ->
                say(
                        out,
                        switch (manner.get()) {
                            case REFUSING -> "550 no such reader";
                            case BUSY -> "451 come back later";
                            default -> "250 ok";
                        });
            case "DATA" -> {
                say(out, "354 go on");
                var letter = new StringBuilder();
                for (String each = in.readLine(); each != null && !each.equals("."); each = in.readLine()) {
                    letter.append(each).append('\n');
                }
                letters.add(letter.toString());
                if (manner.get() == Manner.DROPPING_AFTER_DATA) {
                    return false;
                }
                say(out, "250 taken");
            }
            case "QUIT" -> {
                say(out, "221 bye");
                return false;
            }
            case "EHLO" -> say(out, manner.get() == Manner.ENCRYPTING ? "250-test\r\n250 STARTTLS" : "250 test");
            default -> say(out, "250 ok");
        }
        return true;
    }

    private static void say(Writer out, String line) throws IOException {
        out.write(line + "\r\n");
        out.flush();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
