package footnote.evidence;

import footnote.domain.LedgerEntry;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which of the parts that a report names make up the whole, where some lie within others. */
final class PartsOfWhole {
    /** With more parts, too many sums come near the whole by chance. */
    private static final int MOST = 12;

    private static final double ROUNDING = 0.0001;

    private PartsOfWhole() {}

    /** The names of the only two parts or more that add up to the whole; none where several choices do, or none. */
    static Optional<Set<String>> in(Map<String, LedgerEntry> parts, BigDecimal whole) {
        var names = List.copyOf(parts.keySet());
        if (names.size() < 3 || names.size() > MOST || whole.signum() == 0) {
            return Optional.empty();
        }
        var values = parts.values().stream().mapToDouble(LedgerEntry::number).toArray();
        double wanted = whole.doubleValue();
        int found = 0;
        for (int choice = 1; choice < 1 << values.length; choice++) {
            if (Integer.bitCount(choice) > 1 && Math.abs(sum(values, choice) - wanted) <= ROUNDING * Math.abs(wanted)) {
                if (found != 0) {
                    return Optional.empty();
                }
                found = choice;
            }
        }
        return found == 0 ? Optional.empty() : Optional.of(chosen(names, found));
    }

    private static double sum(double[] values, int choice) {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += (choice >> i & 1) == 1 ? values[i] : 0;
        }
        return sum;
    }

    private static Set<String> chosen(List<String> names, int choice) {
        var chosen = new LinkedHashSet<String>();
        for (int i = 0; i < names.size(); i++) {
            if ((choice >> i & 1) == 1) {
                chosen.add(names.get(i));
            }
        }
        return chosen;
    }
}
