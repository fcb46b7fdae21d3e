package footnote.delivery.message;

import footnote.delivery.message.Notification.Line;
import footnote.delivery.message.Notification.Section;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Messages for tests. */
final class Samples {
    /** Text that every service would read as a command in one place or another. */
    static final String HOSTILE =
            "<!channel> <@U1> @everyone *b* _i_ ~s~ `c` [x](https://evil.example) <b>&</b> \"q\" {\"a\":1} \\ | # -";

    private Samples() {}

    static Notification message(String id, int lines) {
        return of(id, "The shares rose 8.2% to $31.10 on 12 May 2026.", lines);
    }

    static Notification hostile() {
        return of("hostile.digest", HOSTILE, 1);
    }

    static Notification of(String id, String text, int lines) {
        return new Notification(
                id,
                "digest",
                Instant.parse("2026-05-12T07:00:00Z"),
                "1 change at your companies, 12 May 2026",
                "Two companies followed. One change not reported before.",
                List.of(new Section(
                        "Tarvimune (TRVM)",
                        "1,200 shares",
                        IntStream.range(0, lines)
                                .mapToObj(i -> new Line(
                                        text,
                                        "Ledger Post, 12 May 2026",
                                        Optional.of(URI.create("https://post.example/story_(1)?a=1&b=2"))))
                                .toList())),
                "Analysis, not advice.");
    }
}
