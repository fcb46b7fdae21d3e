package footnote.delivery.mail;

import footnote.runtime.json.Json;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.Step;

/** Sends e-mails; inside a run what became of one is recorded, so that a replay sends nothing. */
public interface Mailer {
    /**
     * What became of a letter: sent, queued for another try, refused for good, handed to a server that did not answer, or
     * only written as a file.
     */
    record Handed(Status status, String said) {
        /** The five ends. */
        public enum Status {
            SENT,
            QUEUED,
            REFUSED,
            /** It may have arrived; it is not sent again by itself, so that nobody gets it twice. */
            UNANSWERED,
            WRITTEN
        }
    }

    /** Sends or queues the letter; one whose id was sent before is not sent again. */
    Handed carry(Email email);

    /** No server is set up: e-mails stay files. */
    static Mailer none() {
        return _ -> new Handed(
                Handed.Status.WRITTEN, "no mail server is set, so the message is a file; set mail.host to send it");
    }

    /** The same mailer, recorded by the run that calls. */
    default Mailer recorded() {
        return email -> Step.current()
                .map(step -> Json.read(
                        step.recording()
                                .answer("mail", email.messageId(), () -> RecordedAnswer.of(Json.write(carry(email))))
                                .body(),
                        Handed.class))
                .orElseGet(() -> carry(email));
    }
}
