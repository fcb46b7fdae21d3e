package footnote.publication.report;

import java.util.ArrayList;
import java.util.Collection;

/** Numbers as a reader writes them: 31–45, 52. */
final class NumberRanges {
    private NumberRanges() {}

    static String of(Collection<Integer> numbers) {
        var sorted = numbers.stream().distinct().sorted().toList();
        var ranges = new ArrayList<String>();
        for (int i = 0; i < sorted.size(); ) {
            int end = i;
            while (end + 1 < sorted.size() && sorted.get(end + 1) == sorted.get(end) + 1) {
                end++;
            }
            ranges.add(
                    end == i
                            ? sorted.get(i).toString()
                            : sorted.get(i) + (end == i + 1 ? ", " : "–") + sorted.get(end));
            i = end + 1;
        }
        return String.join(", ", ranges);
    }
}
