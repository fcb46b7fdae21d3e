package footnote.publication.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where pages end and how high drawings are: of all ways to break a report into pages, the one that leaves the least of
 * them empty, with drawings stretched or shrunk within their ranges.
 */
final class PagePlan {
    /** How high a drawing may be, in points. */
    record Range(double least, double natural, double most) {}

    /** A row as it was measured, its drawings at their natural height; lines of text or table may go to the next page. */
    record Measured(String id, double height, Range range, double times, double line, double head) {
        static Measured whole(String id, double height, Range range) {
            return whole(id, height, range, 1);
        }

        /** So many parts one below the other, each of which may be as high as the range allows. */
        static Measured whole(String id, double height, Range range, double times) {
            return new Measured(id, height, range, times, 0, 0);
        }

        /** Rows of this height may be parted; those after a break have a head of this height above them. */
        static Measured flowing(String id, double height, double line, double head) {
            return new Measured(id, height, FIXED, 1, line, head);
        }
    }

    /** What cannot be parted: a row, or a few lines of one. */
    private record Piece(Measured of, boolean first, double least, double natural, double most) {}

    static final Range FIXED = new Range(0, 0, 0);
    private static final double EMPTIEST = 0.23;
    private static final double TOO_HIGH = 50;
    private static final int MOST_PAGES = 60;

    private final Set<String> breaks = new HashSet<>();
    private final Map<String, Double> heights = new HashMap<>();
    private final double page;
    private int pages;

    private PagePlan(double page) {
        this.page = page;
    }

    /** Everything at its natural height, no page ended early. */
    static PagePlan natural() {
        return new PagePlan(0);
    }

    /** For pages that take so many points, preferably so many of them. */
    static PagePlan of(List<Measured> rows, double page, int fewest, int most) {
        var plan = new PagePlan(page);
        plan.fill(rows, fewest, most);
        return plan;
    }

    boolean breaks(String id) {
        return breaks.contains(id);
    }

    double height(String id, Range range) {
        return heights.getOrDefault(id, range.natural());
    }

    /** How much larger than natural something is set. */
    double stretch(String id, Range range) {
        return range.natural() <= 0 ? 1 : height(id, range) / range.natural();
    }

    /** How many pages the plan takes. */
    int pages() {
        return pages;
    }

    private void fill(List<Measured> rows, int fewest, int most) {
        var pieces = new ArrayList<Piece>();
        rows.forEach(row -> part(row, pieces));
        int count = pieces.size();
        if (count == 0) {
            return;
        }
        int limit = Math.min(MOST_PAGES, count);
        double[][] best = new double[limit + 1][count + 1];
        int[][] from = new int[limit + 1][count + 1];
        for (var line : best) {
            Arrays.fill(line, Double.POSITIVE_INFINITY);
        }
        best[0][0] = 0;
        for (int k = 1; k <= limit; k++) {
            for (int end = k; end <= count; end++) {
                for (int start = end - 1; start >= k - 1; start--) {
                    double cost = cost(pieces.subList(start, end));
                    if (Double.isInfinite(cost)) {
                        break; // longer pages are too high as well
                    }
                    if (best[k - 1][start] + cost < best[k][end]) {
                        best[k][end] = best[k - 1][start] + cost;
                        from[k][end] = start;
                    }
                }
            }
        }
        pages = 1;
        for (int k = 1; k <= limit; k++) {
            if (best[k][count] + away(k, fewest, most) < best[pages][count] + away(pages, fewest, most)) {
                pages = k;
            }
        }
        for (int k = pages, end = count; k > 0; end = from[k][end], k--) {
            settle(pieces.subList(from[k][end], end));
        }
    }

    private static double away(int pages, int fewest, int most) {
        return 2 * Math.max(0, pages - most) + 0.2 * Math.max(0, fewest - pages);
    }

    /** Lines beyond the first few and before the last few may be parted. */
    private static void part(Measured row, List<Piece> pieces) {
        int lines = row.line() <= 0 ? 0 : (int) ((row.height() - row.head() - 6 * row.line()) / row.line());
        if (lines < 1) {
            double shrink = row.times() * (row.range().natural() - row.range().least());
            double grow = row.times() * (row.range().most() - row.range().natural());
            pieces.add(new Piece(row, true, row.height() - shrink, row.height(), row.height() + grow));
            return;
        }
        double first = row.head() + 3 * row.line();
        pieces.add(new Piece(row, true, first, first, first));
        for (int i = 0; i < lines; i++) {
            pieces.add(new Piece(row, false, row.line(), row.line(), row.line()));
        }
        double last = row.height() - first - lines * row.line();
        pieces.add(new Piece(row, false, last, last, last));
    }

    /** What a page of these pieces costs: empty room above all, distorted drawings a little. */
    private double cost(List<Piece> pieces) {
        double head = pieces.getFirst().first() ? 0 : pieces.getFirst().of().head();
        double least = head + pieces.stream().mapToDouble(Piece::least).sum();
        double natural = head + pieces.stream().mapToDouble(Piece::natural).sum();
        double most = head + pieces.stream().mapToDouble(Piece::most).sum();
        if (least > page) {
            return pieces.size() == 1 ? TOO_HIGH : Double.POSITIVE_INFINITY;
        }
        double empty = Math.max(0, page - most) / page;
        double distorted = (Math.min(page, most) - natural) / page;
        double steep = empty > EMPTIEST ? 3 + 40 * (empty - EMPTIEST) : 0;
        double torn = pieces.getFirst().first() ? 0 : 0.12;
        return 4 * empty * empty + steep + 0.4 * distorted * distorted + torn;
    }

    private void settle(List<Piece> pieces) {
        var first = pieces.getFirst();
        if (first.first()) {
            breaks.add(first.of().id());
        }
        double head = first.first() ? 0 : first.of().head();
        double natural = head + pieces.stream().mapToDouble(Piece::natural).sum();
        double room = page - natural;
        double give = pieces.stream()
                .mapToDouble(each -> room < 0 ? each.natural() - each.least() : each.most() - each.natural())
                .sum();
        double share = give <= 0 ? 0 : Math.clamp(room / give, -1, 1);
        for (var piece : pieces) {
            var range = piece.of().range();
            if (range.most() > range.least()) {
                double by = share < 0 ? range.natural() - range.least() : range.most() - range.natural();
                heights.put(piece.of().id(), Math.floor((range.natural() + share * by) * 4) / 4);
            }
        }
    }
}
