package footnote.delivery.mail;

import jakarta.mail.BodyPart;
import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Part;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The HTML of a message file as a mail program shows it: pictures that the message holds are written into the page. */
public final class EmailPreview {
    private EmailPreview() {}

    /** Nothing where the file is no message with an HTML part. */
    public static Optional<String> html(byte[] message) {
        try {
            var parts = new ArrayList<Part>();
            collect(new MimeMessage(null, new ByteArrayInputStream(message)), parts);
            var page = parts.stream().filter(part -> isType(part, "text/html")).findFirst();
            return page.isEmpty() ? Optional.empty() : Optional.of(withPictures(page.get(), parts));
        } catch (MessagingException | IOException e) {
            return Optional.empty();
        }
    }

    private static void collect(Part part, List<Part> parts) throws MessagingException, IOException {
        if (part.getContent() instanceof Multipart several) {
            for (int i = 0; i < several.getCount(); i++) {
                collect(several.getBodyPart(i), parts);
            }
        } else {
            parts.add(part);
        }
    }

    private static String withPictures(Part page, List<Part> parts) throws MessagingException, IOException {
        String html = page.getContent().toString();
        for (var part : parts) {
            if (part instanceof BodyPart picture && isType(picture, "image/*")) {
                String data = Base64.getEncoder()
                        .encodeToString(picture.getInputStream().readAllBytes());
                String type = picture.getContentType().replaceFirst("[;\\s].*", "");
                for (var id : ids(picture)) {
                    html = html.replace("cid:" + id.replaceAll("[<>]", ""), "data:" + type + ";base64," + data);
                }
            }
        }
        return html;
    }

    private static List<String> ids(Part part) throws MessagingException {
        String @Nullable [] ids = part.getHeader("Content-ID");
        return ids == null ? List.of() : List.of(ids);
    }

    private static boolean isType(Part part, String type) {
        try {
            return part.isMimeType(type);
        } catch (MessagingException e) {
            return false;
        }
    }
}
