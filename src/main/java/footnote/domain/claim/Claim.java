package footnote.domain.claim;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Something said in words that figures must bear out, with the facts that do, in the order the kind asks for. */
public record Claim(Kind kind, List<String> facts) {
    public Claim {
        facts = List.copyOf(facts);
        if (facts.isEmpty()) {
            throw new IllegalArgumentException("a claim rests on facts");
        }
    }

    /** What is claimed of the facts. */
    public enum Kind {
        /** Each is above the one before. */
        RISES,
        /** Each is below the one before. */
        FALLS,
        /** The first is the highest of all, and above the last. */
        PEAK,
        /** The first is the lowest of all, and below the last. */
        TROUGH,
        /** The last is above the first. */
        HIGHER,
        /** The last is below the first. */
        LOWER,
        /** All lie close together. */
        STEADY,
        /** The last is at least double the first. */
        DOUBLED,
        /** The last is at least triple the first. */
        TRIPLED,
        /** The last is at most half the first. */
        HALVED,
        /** The first was not positive, the last is. */
        TURNED_POSITIVE,
        /** The first was not negative, the last is. */
        TURNED_NEGATIVE,
        /** All are below zero. */
        NEGATIVE,
        /** All are above zero. */
        POSITIVE,
        /** The first is the largest of all. */
        LARGEST,
        /** The first is the smallest of all. */
        SMALLEST,
        /** The first is above the second. */
        ABOVE,
        /** The first is below the second. */
        BELOW,
        /** The last growth is above the one before it. */
        ACCELERATED,
        /** The last growth is below the one before it. */
        SLOWED,
        /** The last growth is above the one before it, which was below its own. */
        REACCELERATED,
        /** The second count is more than half of the first. */
        MOST;

        private static final Set<Kind> UPWARD = EnumSet.of(
                RISES,
                TROUGH,
                HIGHER,
                DOUBLED,
                TRIPLED,
                TURNED_POSITIVE,
                POSITIVE,
                LARGEST,
                ABOVE,
                ACCELERATED,
                REACCELERATED,
                MOST);
        private static final Set<Kind> DOWNWARD =
                EnumSet.of(FALLS, PEAK, LOWER, HALVED, TURNED_NEGATIVE, NEGATIVE, SMALLEST, BELOW, SLOWED, MOST);

        /** Whether words such as "rose" or "above" may say it. */
        public boolean upward() {
            return UPWARD.contains(this);
        }

        /** Whether words such as "fell" or "below" may say it. */
        public boolean downward() {
            return DOWNWARD.contains(this);
        }
    }

    /** A title that is a finding, and what it claims. */
    public record Headline(String text, List<Claim> claims) {
        public Headline {
            claims = List.copyOf(claims);
            if (text.isBlank()) {
                throw new IllegalArgumentException("a title has words");
            }
        }
    }
}
