package footnote.delivery.mail;

import jakarta.activation.DataHandler;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Part;
import jakarta.mail.Session;
import jakarta.mail.internet.ContentType;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import jakarta.mail.internet.ParameterList;
import jakarta.mail.util.ByteArrayDataSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Date;
import java.util.Properties;

/** Writes a letter as a MIME message; the same letter gives the same bytes on every machine. */
public final class Mime {
    private static final String UTF_8 = StandardCharsets.UTF_8.name();

    private Mime() {}

    public static byte[] of(Email email) {
        try {
            var message = new FixedMessage(email.messageId());
            message.setSentDate(Date.from(email.written()));
            message.setFrom(new InternetAddress(email.from().text(), true));
            for (var address : email.to()) {
                message.addRecipient(Message.RecipientType.TO, new InternetAddress(address.text(), true));
            }
            message.setSubject(email.subject(), UTF_8);
            message.setHeader("Auto-Submitted", "auto-generated");
            message.setContent(mixed(email));
            message.saveChanges();
            var out = new ByteArrayOutputStream();
            message.writeTo(out);
            return out.toByteArray();
        } catch (MessagingException e) {
            throw new IllegalArgumentException("the letter cannot be written: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The words and the shown pictures, then the pictures once more as files. */
    private static MimeMultipart mixed(Email email) throws MessagingException {
        var mixed = new Bundle("mixed", email);
        mixed.addBodyPart(part(alternative(email)));
        for (var picture : email.pictures()) {
            mixed.addBodyPart(png(picture, Part.ATTACHMENT));
        }
        return mixed;
    }

    private static MimeMultipart alternative(Email email) throws MessagingException {
        var alternative = new Bundle("alternative", email);
        alternative.addBodyPart(words(email.text(), "plain"));
        alternative.addBodyPart(part(related(email)));
        return alternative;
    }

    private static MimeMultipart related(Email email) throws MessagingException {
        var related = new Bundle("related", email);
        related.addBodyPart(words(email.html(), "html"));
        for (var picture : email.pictures()) {
            var part = png(picture, Part.INLINE);
            part.setContentID("<" + Email.contentId(picture.name()) + ">");
            related.addBodyPart(part);
        }
        return related;
    }

    private static MimeBodyPart part(MimeMultipart content) throws MessagingException {
        var part = new MimeBodyPart();
        part.setContent(content);
        return part;
    }

    private static MimeBodyPart words(String words, String kind) throws MessagingException {
        var part = new MimeBodyPart();
        part.setText(words, UTF_8, kind);
        part.setHeader("Content-Transfer-Encoding", "quoted-printable");
        return part;
    }

    private static MimeBodyPart png(Email.Picture picture, String disposition) throws MessagingException {
        var part = new MimeBodyPart();
        part.setDataHandler(new DataHandler(new ByteArrayDataSource(picture.png(), "image/png")));
        part.setFileName(picture.name());
        part.setDisposition(disposition);
        part.setDescription(picture.description(), UTF_8);
        part.setHeader("Content-Transfer-Encoding", "base64");
        return part;
    }

    /** Parts with a boundary told from the letter, where the library would take the time of day. */
    private static final class Bundle extends MimeMultipart {
        Bundle(String subtype, Email email) {
            super(subtype);
            var parameters = new ParameterList();
            parameters.set(
                    "boundary",
                    "=_" + subtype + "_" + Integer.toHexString(email.messageId().hashCode()));
            contentType = new ContentType("multipart", subtype, parameters).toString();
        }
    }

    /** A message that keeps the id it was given. */
    private static final class FixedMessage extends MimeMessage {
        private final String id;

        FixedMessage(String id) {
            super(Session.getInstance(new Properties()));
            this.id = id;
        }

        @Override
        protected void updateMessageID() throws MessagingException {
            setHeader("Message-ID", "<" + id + ">");
        }
    }
}
