package footnote.delivery;

import footnote.delivery.mail.Address;
import footnote.delivery.mail.Email;
import footnote.delivery.mail.Mailer;
import footnote.publication.text.Html;
import footnote.runtime.run.FaultNote;
import footnote.runtime.worker.Schedules.Failure;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Tells the reader that a scheduled run failed: by mail, by a web hook, and in the log in any case. */
public final class FailureAlert {
    private static final Logger LOG = Logger.getLogger(FailureAlert.class.getName());

    private final Mailer mailer;
    private final Address from;
    private final List<Address> to;
    private final Optional<Webhook> hook;
    private final Clock clock;

    /** What a web hook is told. */
    public record Told(String schedule, String workflow, String run, String status, String why) {}

    public FailureAlert(Mailer mailer, Address from, List<Address> to, Optional<Webhook> hook, Clock clock) {
        this.mailer = mailer;
        this.from = from;
        this.to = List.copyOf(to);
        this.hook = hook;
        this.clock = clock;
    }

    public void send(Failure failure) {
        String why = failure.run().fault().map(FaultNote::message).orElse("no reason was kept");
        var told = new Told(
                failure.schedule().id(),
                failure.run().workflow(),
                failure.run().id().value(),
                failure.run().status().word(),
                why);
        LOG.log(Level.WARNING, "scheduled run {0} of {1} failed: {2}", new Object[] {told.run(), told.workflow(), why});
        hook.filter(each -> !each.post(told))
                .ifPresent(_ -> LOG.log(Level.WARNING, "alert.webhook did not take the alert of run {0}", told.run()));
        if (!to.isEmpty()) {
            mailer.carry(letter(told));
        }
    }

    private Email letter(Told told) {
        String text = "The scheduled run " + told.run() + " of " + told.workflow() + " (schedule " + told.schedule()
                + ") ended as " + told.status() + ":\n\n" + told.why() + "\n\nFix the cause, then run: footnote resume "
                + told.run() + "\n";
        return new Email(
                told.run() + ".alert@" + from.domain(),
                clock.instant(),
                from,
                to,
                "Scheduled " + told.workflow() + " failed",
                text,
                Html.of("<pre style=\"white-space:pre-wrap;font:15px/1.5 sans-serif\">{}</pre>", text)
                        .markup(),
                List.of());
    }
}
