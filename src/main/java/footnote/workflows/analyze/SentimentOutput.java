package footnote.workflows.analyze;

import java.util.List;
import java.util.stream.IntStream;

/** How each headline sounds, by its number. */
public record SentimentOutput(List<HeadlineReading> headlines) {
    public SentimentOutput {
        headlines = List.copyOf(headlines);
    }

    /** One headline's mood. */
    public record HeadlineReading(int number, Mood mood) {}

    /** The scale headlines are put on; its numbers are ours, not the model's. */
    public enum Mood {
        VERY_POSITIVE(1),
        POSITIVE(0.5),
        NEUTRAL(0),
        NEGATIVE(-0.5),
        VERY_NEGATIVE(-1);

        private final double score;

        Mood(double score) {
            this.score = score;
        }

        public double score() {
            return score;
        }
    }

    /** Where no model answers: what our own ear hears is finer than this scale, and takes its place. */
    static SentimentOutput unread(int count) {
        return new SentimentOutput(IntStream.rangeClosed(1, count)
                .mapToObj(number -> new HeadlineReading(number, Mood.NEUTRAL))
                .toList());
    }

    /** Refuses a take that does not read each of so many headlines exactly once. */
    void covers(int count) {
        var numbers = headlines.stream().map(HeadlineReading::number).sorted().toList();
        var wanted = IntStream.rangeClosed(1, count).boxed().toList();
        if (!numbers.equals(wanted)) {
            throw new IllegalArgumentException(
                    "there are the headlines 1 to " + count + ", each to be read once; you read " + numbers);
        }
    }
}
