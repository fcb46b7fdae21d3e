package footnote.delivery.mail;

import footnote.runtime.secret.Redactor;
import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Properties;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.eclipse.angus.mail.smtp.SMTPSenderFailedException;
import org.jspecify.annotations.Nullable;

/** Hands finished messages to a server. */
final class Smtp {
    private final MailServer server;
    private final Properties further;

    /** The server did not take a message: for good, or perhaps at another time. */
    static final class Untaken extends Exception {
        private final transient boolean forGood;

        Untaken(String why, boolean forGood, Throwable cause) {
            super(why, cause);
            this.forGood = forGood;
        }

        boolean forGood() {
            return forGood;
        }
    }

    Smtp(MailServer server) {
        this(server, new Properties());
    }

    /** With properties of the library's own, such as whom to trust. */
    Smtp(MailServer server, Properties further) {
        this.server = server;
        this.further = further;
    }

    void send(byte[] message, List<Address> to) throws Untaken {
        var session = Session.getInstance(properties());
        try (Transport transport = session.getTransport("smtp")) {
            if (server.user().isEmpty()) {
                transport.connect();
            } else {
                transport.connect(server.host(), server.port(), server.user(), server.password());
            }
            var mail = new MimeMessage(session, new ByteArrayInputStream(message));
            transport.sendMessage(
                    mail,
                    InternetAddress.parse(
                            String.join(",", to.stream().map(Address::text).toList())));
        } catch (MessagingException e) {
            String why = Redactor.of(List.of(server.password())).over(reason(e)); // some servers say it back
            throw new Untaken(server + ": " + Redactor.redact(why), forGood(e), e);
        }
    }

    private Properties properties() {
        String millis = String.valueOf(server.patience().toMillis());
        var properties = new Properties();
        properties.put("mail.smtp.host", server.host());
        properties.put("mail.smtp.port", String.valueOf(server.port()));
        properties.put("mail.smtp.connectiontimeout", millis);
        properties.put("mail.smtp.timeout", millis);
        properties.put("mail.smtp.writetimeout", millis);
        properties.put("mail.smtp.auth", String.valueOf(!server.user().isEmpty()));
        properties.put("mail.smtp.ssl.checkserveridentity", "true");
        switch (server.security()) {
            case STARTTLS -> {
                properties.put("mail.smtp.starttls.enable", "true");
                properties.put("mail.smtp.starttls.required", "true");
            }
            case TLS -> properties.put("mail.smtp.ssl.enable", "true");
            case NONE -> properties.put("mail.smtp.starttls.enable", "false");
        }
        properties.putAll(further);
        return properties;
    }

    /** A code from 500 on is a server's last word; a broken line or a wait is not. */
    private static boolean forGood(MessagingException thrown) {
        for (Throwable each = thrown; each != null; each = next(each)) {
            int code =
                    switch (each) {
                        case SMTPSendFailedException e -> e.getReturnCode();
                        case SMTPAddressFailedException e -> e.getReturnCode();
                        case SMTPSenderFailedException e -> e.getReturnCode();
                        case AuthenticationFailedException _ -> 535;
                        default -> 0;
                    };
            if (code >= 500) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Throwable next(Throwable each) {
        return each instanceof MessagingException e && e.getNextException() != null
                ? e.getNextException()
                : each.getCause();
    }

    private static String reason(MessagingException e) {
        Throwable last = e;
        if (e instanceof SendFailedException && e.getNextException() != null) {
            last = e.getNextException();
        }
        return String.valueOf(last.getMessage()).strip().replaceAll("\\s+", " ");
    }
}
