package footnote.delivery.mail;

import footnote.runtime.run.Fault;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;

/** Where mail is handed in, and how one proves who one is. */
public record MailServer(String host, int port, Security security, String user, String password, Duration timeout) {
    private static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "::1", "[::1]");

    /** How the words on the wire are kept from others. */
    public enum Security {
        STARTTLS,
        TLS,
        NONE;

        public static Security of(String text) {
            return valueOf(text.strip().toUpperCase(Locale.ROOT));
        }
    }

    public MailServer {
        if (!host.matches("[A-Za-z0-9.:\\[\\]-]{1,253}")) {
            throw Fault.input("not a mail server: '" + host + "'; set mail.host to a name such as smtp.example.org");
        }
        if (port < 1 || port > 65_535) {
            throw Fault.input("mail.port is 1 to 65535, not " + port);
        }
        if (security == Security.NONE && !HERE.contains(host)) {
            throw Fault.input("mail.security=none is for a server on this machine, not for " + host
                    + "; set it to starttls or tls");
        }
    }

    @Override
    public String toString() {
        return host + ":" + port; // a password is never printed
    }
}
