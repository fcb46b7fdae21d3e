package footnote.evidence;

import footnote.domain.opinion.Advice;
import footnote.evidence.EvidenceReader.View;
import java.util.Map;

/** Where ratings are sealed on the day they are given, and counted. */
public interface RatingRecord {
    /** Seals a rating; the same said again on that day is not sealed twice. */
    void seal(SealedRating rating);

    /** How many companies have which rating, the latest of each in the twelve months to the view's day. */
    Distribution distribution(View view);

    /** Companies by their latest rating. */
    record Distribution(Map<Advice, Integer> companies) {
        public Distribution {
            companies = Map.copyOf(companies);
        }

        public int total() {
            return companies.values().stream().mapToInt(Integer::intValue).sum();
        }
    }

    static RatingRecord none() {
        return new RatingRecord() {
            @Override
            public void seal(SealedRating rating) {
                // nothing is kept
            }

            @Override
            public Distribution distribution(View view) {
                return new Distribution(Map.of());
            }
        };
    }
}
