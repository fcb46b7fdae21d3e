package footnote.domain.opinion;

import java.util.List;

/** Votes counted by weight; {@code possible} is the weight there would be if none were missing. */
public record Tally(List<Vote> votes, double possible) {
    public Tally {
        votes = List.copyOf(votes);
        if (weight(votes) > possible + 1e-9) {
            throw new IllegalArgumentException(
                    "votes weigh " + weight(votes) + ", more than all there are: " + possible);
        }
    }

    /** The weighted mean of the votes, -1 to 1; 0 without any. */
    public double score() {
        double weight = weight(votes);
        return weight == 0
                ? 0
                : rounded(votes.stream()
                                .mapToDouble(vote -> vote.weight() * vote.lean())
                                .sum()
                        / weight);
    }

    /**
     * How far the votes agree with a signal, 0 to 1: a vote counts by its nearness to the signal's lean, none from a
     * whole step away, and votes that are missing agree with nothing.
     */
    public double confidence(int lean) {
        return possible == 0
                ? 0
                : rounded(votes.stream()
                                .mapToDouble(vote -> vote.weight() * Math.max(0, 1 - Math.abs(vote.lean() - lean)))
                                .sum()
                        / possible);
    }

    private static double weight(List<Vote> votes) {
        return votes.stream().mapToDouble(Vote::weight).sum();
    }

    private static double rounded(double value) {
        return Math.round(value * 10_000) / 10_000.0;
    }
}
