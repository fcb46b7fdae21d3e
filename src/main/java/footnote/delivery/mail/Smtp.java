package footnote.delivery.mail;

import footnote.delivery.Undelivered;
import footnote.delivery.Undelivered.Reaction;
import footnote.runtime.secret.Redactor;
import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Properties;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.eclipse.angus.mail.smtp.SMTPSenderFailedException;
import org.jspecify.annotations.Nullable;

/** Hands finished messages to a server. */
final class Smtp {
    private final MailServer server;
    private final Properties further;

    Smtp(MailServer server) {
        this(server, new Properties());
    }

    /** With properties of the library's own, such as whom to trust. */
    Smtp(MailServer server, Properties further) {
        this.server = server;
        this.further = further;
    }

    /** Sends the message; right before the server has the whole of it, it must still be ours to hand over. */
    void send(byte[] message, List<Address> to, BooleanSupplier ours) throws Undelivered {
        var session = Session.getInstance(properties());
        @Nullable GuardedMessage mail = null;
        try (Transport transport = session.getTransport("smtp")) {
            if (server.user().isEmpty()) {
                transport.connect();
            } else {
                transport.connect(server.host(), server.port(), server.user(), server.password());
            }
            mail = new GuardedMessage(session, message, ours);
            transport.sendMessage(
                    mail,
                    InternetAddress.parse(
                            String.join(",", to.stream().map(Address::text).toList())));
        } catch (MessagingException e) {
            if (mail != null) {
                mail.rethrow();
            }
            String why = Redactor.of(List.of(server.password())).over(reason(e)); // some servers say it back
            throw new Undelivered(server + ": " + Redactor.redact(why), reaction(e, mail), e);
        }
    }

    private static Reaction reaction(MessagingException e, @Nullable GuardedMessage mail) {
        int code = code(e);
        if (mail != null && mail.taken()) {
            return Reaction.TAKEN_OVER;
        }
        if (mail != null && mail.handed() && code < 400) {
            return Reaction.UNANSWERED;
        }
        return code >= 500 ? Reaction.GIVE_UP : Reaction.TRY_LATER;
    }

    private Properties properties() {
        String millis = String.valueOf(server.timeout().toMillis());
        var properties = new Properties();
        properties.put("mail.smtp.host", server.host());
        properties.put("mail.smtp.port", String.valueOf(server.port()));
        properties.put("mail.smtp.connectiontimeout", millis);
        properties.put("mail.smtp.timeout", millis);
        properties.put("mail.smtp.writetimeout", millis);
        properties.put("mail.smtp.quitwait", "false");
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

    /** The code of the server's last word: from 500 on it stands, from 400 on another may come; 0 where there is none. */
    private static int code(MessagingException thrown) {
        int last = 0;
        for (Throwable each = thrown; each != null; each = next(each)) {
            int code =
                    switch (each) {
                        case SMTPSendFailedException e -> e.getReturnCode();
                        case SMTPAddressFailedException e -> e.getReturnCode();
                        case SMTPSenderFailedException e -> e.getReturnCode();
                        case AuthenticationFailedException _ -> 535;
                        default -> 0;
                    };
            last = Math.max(last, code);
        }
        return last;
    }

    private static @Nullable Throwable next(Throwable each) {
        return each instanceof MessagingException e && e.getNextException() != null
                ? e.getNextException()
                : each.getCause();
    }

    /** A server may say back what it was told. */
    private String redacted(String said) {
        if (server.password().isEmpty()) {
            return said;
        }
        String plain = "\0" + server.user() + "\0" + server.password();
        return Stream.of(server.password(), base64(server.password()), base64(plain))
                .reduce(said, (text, secret) -> text.replace(secret, "***"));
    }

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private String reason(MessagingException e) {
        Throwable last = e;
        if (e instanceof SendFailedException && e.getNextException() != null) {
            last = e.getNextException();
        }
        String said = last.getMessage() == null || last.getMessage().isBlank()
                ? last.getClass().getSimpleName()
                : last.getMessage();
        return redacted(said.strip().replaceAll("\\s+", " "));
    }
}
