package footnote.domain.opinion;

import java.net.URI;
import java.time.Instant;

/** One headline as it was printed, and how it sounds, -1 to 1. */
public record HeadlineScore(String title, String publisher, Instant published, URI uri, double score, Tone label) {
    public HeadlineScore {
        if (!(score >= -1 && score <= 1)) {
            throw new IllegalArgumentException("a headline scores from -1 to 1, not " + score);
        }
    }
}
