package footnote.domain;

import java.util.List;
import java.util.Optional;

/**
 * How a figure was computed: its formula in words, the ids of its inputs, the code's hash where code ran, and the formula
 * as a {@link FormulaExpression} where arithmetic over the inputs gives the figure.
 */
public record Derivation(String formula, List<String> inputs, Optional<String> code, Optional<String> terms) {
    public Derivation {
        inputs = List.copyOf(inputs);
        if (formula.isBlank()) {
            throw new IllegalArgumentException("a derived figure names its formula");
        }
    }

    public static Derivation of(String formula, List<LedgerEntry> inputs) {
        return new Derivation(
                formula, inputs.stream().map(LedgerEntry::id).toList(), Optional.empty(), Optional.empty());
    }

    /** The id of a fact hangs on this: terms count only where there are some, as older ledgers have none. */
    @Override
    public String toString() {
        return "Derivation[formula=" + formula + ", inputs=" + inputs + ", code=" + code
                + terms.map(each -> ", terms=" + each).orElse("") + "]";
    }
}
