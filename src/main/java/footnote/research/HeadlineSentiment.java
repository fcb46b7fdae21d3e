package footnote.research;

import footnote.domain.opinion.Tone;
import footnote.research.SentimentLexicon.Hit;
import footnote.research.SentimentLexicon.Kind;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Scores a headline by the lexicon: profit rising is good, losses rising is not, and "not" turns both round. */
public final class HeadlineSentiment {
    private static final int MOVER_REACH = 6;
    private static final int NEGATION_REACH = 3;
    private static final int DEGREE_REACH = 2;
    /** A movement of nothing in particular says half as much. */
    private static final double UNATTACHED = 0.5;

    private static final double BEFORE_BUT = 0.6;

    private final SentimentLexicon lexicon;

    public HeadlineSentiment(SentimentLexicon lexicon) {
        this.lexicon = lexicon;
    }

    /** The one with the lexicon we ship. */
    public static HeadlineSentiment standard() {
        return new HeadlineSentiment(SentimentLexicon.read());
    }

    /** How a headline sounds. */
    public Tone tone(String headline) {
        return Tone.of(score(headline));
    }

    /** From -1 to 1, 0 where nothing speaks either way. */
    public double score(String headline) {
        var hits = lexicon.hits(SentimentLexicon.words(headline));
        double sum = 0;
        for (var hit : hits) {
            sum += value(hit, hits) * negation(hit, hits) * degree(hit, hits) * place(hit, hits);
        }
        return Math.round(sum / (1 + Math.abs(sum)) * 10_000) / 10_000.0;
    }

    private static double value(Hit hit, List<Hit> hits) {
        double weight = hit.term().weight();
        return switch (hit.term().kind()) {
            case GOOD -> weight;
            case BAD -> -weight;
            case UP -> weight * moved(hit, hits);
            case DOWN -> -weight * moved(hit, hits);
            case BURDEN -> lonely(hit, hits) ? -0.3 * weight : 0;
            case ASSET, NOT, MORE, LESS, TURN, YIELD -> 0;
        };
    }

    /**
     * 1 for what is good when it grows, -1 for what is bad; the nearest before counts, else the nearest after. What is
     * denied after the movement is not what moves: "grows without debt".
     */
    private static double moved(Hit mover, List<Hit> hits) {
        double before = 0;
        for (var hit : hits) {
            double sign = sign(hit);
            if (hit.term().kind() == Kind.NOT && hit.from() >= mover.to()) {
                break;
            }
            if (sign != 0 && hit.to() <= mover.from() && mover.from() - hit.to() < MOVER_REACH) {
                before = sign;
            }
            if (sign != 0 && before == 0 && hit.from() >= mover.to() && hit.from() - mover.to() < MOVER_REACH) {
                return sign;
            }
        }
        return before == 0 ? UNATTACHED : before;
    }

    private static double sign(Hit hit) {
        return hit.term().kind() == Kind.ASSET ? 1 : hit.term().kind() == Kind.BURDEN ? -1 : 0;
    }

    /** A burden that nothing moves is bad news by itself. */
    private static boolean lonely(Hit burden, List<Hit> hits) {
        var movers = new HashSet<>(Set.of(Kind.UP, Kind.DOWN));
        return hits.stream()
                .noneMatch(hit -> movers.contains(hit.term().kind()) && distance(hit, burden) < MOVER_REACH);
    }

    private static double negation(Hit hit, List<Hit> hits) {
        return hits.stream()
                .filter(other -> other.term().kind() == Kind.NOT
                        && other.to() <= hit.from()
                        && hit.from() - other.to() < NEGATION_REACH)
                .mapToDouble(other -> other.term().weight())
                .reduce(1, (one, other) -> one * other);
    }

    private static double degree(Hit hit, List<Hit> hits) {
        return hits.stream()
                .filter(other ->
                        other.term().kind() == Kind.MORE || other.term().kind() == Kind.LESS)
                .filter(other -> distance(other, hit) < DEGREE_REACH)
                .mapToDouble(other -> other.term().weight())
                .findFirst()
                .orElse(1);
    }

    /** Before "but" a clause counts less; after "despite" hardly. */
    private static double place(Hit hit, List<Hit> hits) {
        double weight = 1;
        for (var other : hits) {
            if (other.term().kind() == Kind.TURN && other.from() >= hit.to()) {
                weight *= BEFORE_BUT;
            }
            if (other.term().kind() == Kind.YIELD && other.to() <= hit.from()) {
                weight *= other.term().weight();
            }
        }
        return weight;
    }

    private static int distance(Hit one, Hit other) {
        return one.from() < other.from() ? other.from() - one.to() : one.from() - other.to();
    }
}
