package footnote.publication.chart.draw;

import java.util.Comparator;
import java.util.stream.IntStream;

/** Moves the centres of things in a row apart, each as little as it can. */
final class Spread {
    private Spread() {}

    /** Centres at least {@code room} apart and inside the limits, in the order given; the limits must hold them all. */
    static double[] apart(double[] wanted, double room, double from, double to) {
        int[] order = IntStream.range(0, wanted.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> wanted[i]))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] level = new double[wanted.length]; // the wish once each place's own room is taken off
        int[] members = new int[wanted.length];
        int groups = 0;
        for (int place = 0; place < order.length; place++) {
            level[groups] = wanted[order[place]] - place * room;
            members[groups++] = 1;
            while (groups > 1 && level[groups - 2] > level[groups - 1]) {
                groups--;
                int both = members[groups - 1] + members[groups];
                level[groups - 1] = (level[groups - 1] * members[groups - 1] + level[groups] * members[groups]) / both;
                members[groups - 1] = both;
            }
        }
        double[] centres = new double[wanted.length];
        double last = to - room / 2 - (wanted.length - 1) * room;
        for (int group = 0, place = 0; group < groups; group++) {
            for (int i = 0; i < members[group]; i++, place++) {
                centres[order[place]] = Math.max(from + room / 2, Math.min(level[group], last)) + place * room;
            }
        }
        return centres;
    }
}
