package footnote.evaluation.leads;

import footnote.domain.names.CompanyName;
import footnote.evidence.matching.KnownCompanies;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Precision and recall of company matching. Right pairs are given; wrong ones are drawn from the same lists: for each
 * name ten at random and the three nearest in the alphabet of other companies, which is where mistakes would happen.
 */
public final class MatchingEvaluation {
    private static final int RANDOM = 10;
    private static final int NEAR = 3;
    private static final long SEED = 8;

    private MatchingEvaluation() {}

    /** Two names of one company, of which kind, and what the company is called in its list. */
    public record Pair(String kind, String one, String other, String key) {}

    /** Counts of one kind of pairs and what follows from them. */
    public record Score(int right, int found, int wrong, int merged) {
        public double precision() {
            return found + merged == 0 ? 1 : (double) found / (found + merged);
        }

        public double recall() {
            return right == 0 ? 1 : (double) found / right;
        }

        Score plus(Score other) {
            return new Score(right + other.right, found + other.found, wrong + other.wrong, merged + other.merged);
        }
    }

    /** The scores by kind and in all, with examples of what went wrong. */
    public record Result(Map<String, Score> kinds, Score all, List<String> missed, List<String> merged) {}

    public static Result of(List<Pair> pairs, KnownCompanies known) {
        var kinds = new TreeMap<String, Score>();
        var missed = new ArrayList<String>();
        var merged = new ArrayList<String>();
        var wrong = wrong(pairs);
        for (var pair : pairs) {
            boolean found = known.same(pair.one(), pair.other());
            if (!found) {
                missed.add(pair.one() + " = " + pair.other());
            }
            kinds.merge(pair.kind(), new Score(1, found ? 1 : 0, 0, 0), Score::plus);
        }
        for (var pair : wrong) {
            boolean taken = known.same(pair.one(), pair.other());
            if (taken) {
                merged.add(pair.one() + " ≠ " + pair.other());
            }
            kinds.merge(pair.kind(), new Score(0, 0, 1, taken ? 1 : 0), Score::plus);
        }
        var all = kinds.values().stream().reduce(new Score(0, 0, 0, 0), Score::plus);
        return new Result(new LinkedHashMap<>(kinds), all, missed, merged);
    }

    private static List<Pair> wrong(List<Pair> pairs) {
        var random = new Random(SEED);
        var wrong = new ArrayList<Pair>();
        var keys = keysByName(pairs);
        var sorted = pairs.stream()
                .sorted(java.util.Comparator.comparing(
                        pair -> CompanyName.of(pair.other()).key()))
                .toList();
        for (int i = 0; i < pairs.size(); i++) {
            for (int n = 0; n < RANDOM; n++) {
                crossed(pairs.get(i), pairs.get(random.nextInt(pairs.size())), keys, wrong);
            }
        }
        for (int i = 0; i < sorted.size(); i++) {
            for (int n = 1; n <= NEAR && i + n < sorted.size(); n++) {
                crossed(sorted.get(i), sorted.get(i + n), keys, wrong);
            }
        }
        return wrong;
    }

    /** The first name of one company with the second of another, unless a name is known of both. */
    private static void crossed(Pair one, Pair other, Map<String, String> keys, List<Pair> wrong) {
        if (!company(one).equals(company(other))
                && !keys.getOrDefault(one.one() + "\t" + company(other), "").equals("both")) {
            wrong.add(new Pair(one.kind(), one.one(), other.other(), one.key()));
        }
    }

    private static Map<String, String> keysByName(List<Pair> pairs) {
        var keys = new HashMap<String, String>();
        for (var pair : pairs) {
            keys.put(pair.one() + "\t" + company(pair), "both");
            keys.put(pair.other() + "\t" + company(pair), "both");
        }
        return keys;
    }

    /** Two share classes of one company have one number before the colon. */
    private static String company(Pair pair) {
        return pair.key().matches("\\d+:.*") ? pair.key().replaceFirst(":.*", "") : pair.key();
    }
}
