package footnote.evaluation.leads;

import java.util.Comparator;
import java.util.List;

/**
 * How a ranking did: the share of good outcomes among its first, beside the share among all that could have been
 * called, which is what a random order gives, and beside the order by size.
 */
public record LeadScore(int at, int called, double precision, double random, double bySize) {
    /** A company that could have been called: whether it became a customer, and how large it is. */
    public record Called(String company, boolean won, long size) {}

    /** The ranked ones must be among all. */
    public static LeadScore of(int at, List<Called> ranked, List<Called> all) {
        int called = Math.min(at, ranked.size());
        var large = all.stream()
                .sorted(Comparator.comparingLong(Called::size).reversed().thenComparing(Called::company))
                .toList();
        return new LeadScore(
                at,
                called,
                share(ranked.subList(0, called)),
                share(all),
                share(large.subList(0, Math.min(called, large.size()))));
    }

    private static double share(List<Called> outcomes) {
        return outcomes.isEmpty()
                ? 0
                : (double) outcomes.stream().filter(Called::won).count() / outcomes.size();
    }

    /** How many times better than a random order. */
    public double lift() {
        return random == 0 ? Double.NaN : precision / random;
    }

    public double liftOverSize() {
        return bySize == 0 ? Double.NaN : precision / bySize;
    }
}
