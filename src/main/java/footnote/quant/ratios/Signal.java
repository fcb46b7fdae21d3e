package footnote.quant.ratios;

import footnote.quant.MaybeNumber;
import footnote.quant.MaybeNumber.Missing;
import java.util.Optional;

/** One yes-or-no question to the statements, with the two figures that answer it. */
public record Signal(String asks, MaybeNumber figure, MaybeNumber against, Verdict verdict) {

    /** Missing where either figure is. */
    public enum Verdict {
        PASSED,
        FAILED,
        MISSING
    }

    static Signal above(String asks, MaybeNumber figure, MaybeNumber against) {
        return of(asks, figure, against, figure.orNaN() > against.orNaN());
    }

    static Signal below(String asks, MaybeNumber figure, MaybeNumber against) {
        return of(asks, figure, against, figure.orNaN() < against.orNaN());
    }

    static Signal notAbove(String asks, MaybeNumber figure, MaybeNumber against) {
        return of(asks, figure, against, figure.orNaN() <= against.orNaN());
    }

    /** Why there is no verdict; empty where there is one. */
    public Optional<String> because() {
        return figure.plus(against) instanceof Missing(String because) ? Optional.of(because) : Optional.empty();
    }

    private static Signal of(String asks, MaybeNumber figure, MaybeNumber against, boolean passed) {
        if (!figure.known() || !against.known()) {
            return new Signal(asks, figure, against, Verdict.MISSING);
        }
        return new Signal(asks, figure, against, passed ? Verdict.PASSED : Verdict.FAILED);
    }
}
