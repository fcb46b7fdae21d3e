package footnote.delivery.mail;

import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;

/** One e-mail: from whom to whom, its words as text and as a page, and its pictures. */
public record Email(
        String messageId,
        Instant written,
        Address from,
        List<Address> to,
        String subject,
        String text,
        String html,
        List<Picture> pictures) {
    private static final Pattern BREAK = Pattern.compile("[\\p{Cntrl}\\u2028\\u2029]");
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9._-]{1,120}@[A-Za-z0-9.-]{1,100}");
    private static final int LONGEST_SUBJECT = 200;

    /** A PNG that the page shows by its name and that is attached as well. */
    public static final class Picture {
        private final String name;
        private final byte[] png;
        private final String description;

        public Picture(String name, byte[] png, String description) {
            if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,80}")) {
                throw new IllegalArgumentException(
                        "a picture's name has letters, digits and dots, unlike '" + name + "'");
            }
            this.name = name;
            this.png = png.clone();
            this.description = description;
        }

        public String name() {
            return name;
        }

        public byte[] png() {
            return png.clone();
        }

        public String description() {
            return description;
        }
    }

    public Email {
        to = List.copyOf(to);
        pictures = List.copyOf(pictures);
        if (!ID.matcher(messageId).matches()) {
            throw new IllegalArgumentException("not a message's id: '" + messageId + "'");
        }
        if (to.isEmpty()) {
            throw new IllegalArgumentException("a letter has a recipient");
        }
        if (subject.isBlank()
                || subject.length() > LONGEST_SUBJECT
                || BREAK.matcher(subject).find()) {
            throw new IllegalArgumentException("a subject is one line of 1 to " + LONGEST_SUBJECT
                    + " characters without control characters, which '"
                    + BREAK.matcher(subject.substring(0, Math.min(subject.length(), LONGEST_SUBJECT)))
                            .replaceAll("␍")
                    + "' is not");
        }
    }

    /** Where the page finds a picture. */
    public static String source(String picture) {
        return "cid:" + contentId(picture);
    }

    static String contentId(String picture) {
        return picture + "@footnote";
    }
}
