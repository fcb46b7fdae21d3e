package footnote.config;

import footnote.delivery.Webhook;
import footnote.delivery.mail.Address;
import footnote.delivery.mail.MailServer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What the settings say about mail and alerts. */
public record MailChoice(Settings settings) {
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    /** The server that takes mail; none where mail stays a file. */
    public Optional<MailServer> server() {
        String host = settings.text(Setting.MAIL_HOST);
        return host.isEmpty()
                ? Optional.empty()
                : Optional.of(new MailServer(
                        host,
                        settings.count(Setting.MAIL_PORT),
                        MailServer.Security.of(settings.text(Setting.MAIL_SECURITY)),
                        settings.text(Setting.MAIL_USER),
                        settings.text(Setting.MAIL_PASSWORD),
                        TIMEOUT));
    }

    public Address from() {
        return new Address(settings.text(Setting.MAIL_FROM));
    }

    public List<Address> to() {
        return Address.list(settings.text(Setting.MAIL_TO));
    }

    public Optional<Webhook> webhook() {
        String url = settings.text(Setting.ALERT_HOOK);
        return url.isEmpty() ? Optional.empty() : Optional.of(new Webhook(url));
    }
}
