package footnote.evidence.search;

import java.util.Arrays;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** A few signs by their numbers in a segment, looked up without a box around each number. */
final class FeatureOrdinals {
    private final long[] numbers;
    private final String[] signs;

    FeatureOrdinals(SortedMap<Long, String> signs) {
        this.numbers = signs.keySet().stream().mapToLong(Long::longValue).toArray();
        this.signs = signs.values().toArray(String[]::new);
    }

    @Nullable
    String get(long number) {
        int at = Arrays.binarySearch(numbers, number);
        return at < 0 ? null : signs[at];
    }
}
