package footnote.delivery.mail;

import footnote.runtime.db.DatabaseException;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** A message that asks, before its end is sent, whether it is still this sender's; without its end no server takes it. */
final class GuardedMessage extends MimeMessage {
    private final BooleanSupplier ours;
    private @Nullable DatabaseException unasked;
    private boolean handed;
    private boolean taken;

    GuardedMessage(Session session, byte[] message, BooleanSupplier ours) throws MessagingException {
        super(session, new ByteArrayInputStream(message));
        this.ours = ours;
    }

    @Override
    public void writeTo(OutputStream out, String[] ignored) throws IOException, MessagingException {
        super.writeTo(out, ignored);
        out.flush();
        try {
            handed = ours.getAsBoolean();
        } catch (DatabaseException e) {
            unasked = e;
            throw new IOException("whether the letter is still ours is not known", e);
        }
        if (!handed) {
            taken = true;
            throw new IOException("another process sends the letter");
        }
    }

    /** Whether the server may have had the whole of it. */
    boolean handed() {
        return handed;
    }

    boolean taken() {
        return taken;
    }

    void rethrow() {
        if (unasked != null) {
            throw unasked;
        }
    }
}
