package footnote.domain;

import java.util.List;
import java.util.Optional;

/** How a figure was computed: its formula in words, the ids of its inputs, and the code's hash where code ran. */
public record Derivation(String formula, List<String> inputs, Optional<String> code) {
    public Derivation {
        inputs = List.copyOf(inputs);
        if (formula.isBlank()) {
            throw new IllegalArgumentException("a derived figure names its formula");
        }
    }

    public static Derivation of(String formula, List<LedgerEntry> inputs) {
        return new Derivation(formula, inputs.stream().map(LedgerEntry::id).toList(), Optional.empty());
    }
}
