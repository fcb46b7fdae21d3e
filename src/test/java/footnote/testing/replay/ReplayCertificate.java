package footnote.testing.replay;

import footnote.testing.Scratch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.stream.Collectors;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** The authority of this test run, which vouches for the vendors' names and for nothing outside it. */
final class ReplayCertificate {
    private static final String PASSWORD = "replay";
    private static final SSLContext TLS = trusting(made());

    private ReplayCertificate() {}

    private static KeyStore made() {
        try {
            var folder = Scratch.folder("replay-tls");
            var store = folder.resolve("keys.p12");
            String names = Files.readAllLines(ReplayServer.ROOT.resolve("hosts.txt")).stream()
                    .filter(line -> !line.isBlank())
                    .map(line -> "dns:" + line.strip())
                    .collect(Collectors.joining(","));
            var tool = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "keytool")
                                    .toString(),
                            "-genkeypair",
                            "-alias",
                            "replay",
                            "-keyalg",
                            "EC",
                            "-groupname",
                            "secp256r1", // the cheapest to shake hands by
                            "-validity",
                            "2",
                            "-dname",
                            "CN=Footnote test replay",
                            "-ext",
                            "SAN=" + names,
                            "-ext",
                            "BC=ca:true",
                            "-storetype",
                            "PKCS12",
                            "-keystore",
                            store.toString(),
                            "-storepass",
                            PASSWORD)
                    .redirectErrorStream(true)
                    .start();
            String said = new String(tool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (tool.waitFor() != 0) {
                throw new IllegalStateException("keytool: " + said);
            }
            var keys = KeyStore.getInstance(store.toFile(), PASSWORD.toCharArray());
            var both = KeyStore.getInstance("PKCS12");
            both.load(null, null);
            both.setKeyEntry(
                    "replay",
                    keys.getKey("replay", PASSWORD.toCharArray()),
                    PASSWORD.toCharArray(),
                    keys.getCertificateChain("replay"));
            both.setCertificateEntry("authority", keys.getCertificate("replay"));
            Files.delete(store);
            Files.delete(folder);
            return both;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (GeneralSecurityException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What a server and a client need that trust this authority alone; to open its keys takes many rounds of hashing. */
    static SSLContext tls() {
        return TLS;
    }

    private static SSLContext trusting(KeyStore keys) {
        try {
            var own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            own.init(keys, PASSWORD.toCharArray());
            var trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trusted.init(keys);
            var context = SSLContext.getInstance("TLS");
            context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
            return context;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
