package footnote.domain.opinion;

import footnote.domain.Prose;
import java.net.URI;
import java.time.Instant;
import java.util.List;

/** What the news says: the mean score of recent headlines; without any it is neutral, and the summary says why. */
public record SentimentView(
        double score,
        Tone label,
        double confidence,
        String scoreEntry,
        String window,
        Prose summary,
        List<HeadlineScore> headlines,
        List<KeyFigure> figures,
        List<MissingInput> gaps,
        String answeredBy) {
    public SentimentView {
        headlines = List.copyOf(headlines);
        figures = List.copyOf(figures);
        gaps = List.copyOf(gaps);
        if (!(score >= -1 && score <= 1)) {
            throw new IllegalArgumentException("sentiment scores from -1 to 1, not " + score);
        }
    }

    /** One headline as it was printed, and how it sounds, -1 to 1. */
    public record HeadlineScore(String title, String publisher, Instant published, URI uri, double score, Tone label) {
        public HeadlineScore {
            if (!(score >= -1 && score <= 1)) {
                throw new IllegalArgumentException("a headline scores from -1 to 1, not " + score);
            }
        }
    }
}
