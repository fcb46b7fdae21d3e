package footnote.quant;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/** A number, or why there is none; reasons travel through arithmetic, so that a result says what it lacked. */
public sealed interface MaybeNumber {

    /** A number; never NaN or infinite. */
    record Figure(double value) implements MaybeNumber {
        public Figure {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("a figure is a finite number, not " + value);
            }
        }
    }

    /** No number, because. */
    record Missing(String because) implements MaybeNumber {}

    static MaybeNumber of(double value) {
        return new Figure(value);
    }

    static MaybeNumber missing(String because) {
        return new Missing(because);
    }

    /** The number of a computation that may not have one, as NaN or infinite. */
    static MaybeNumber of(double value, String becauseOtherwise) {
        return Double.isFinite(value) ? new Figure(value) : new Missing(becauseOtherwise);
    }

    default boolean known() {
        return this instanceof Figure;
    }

    /** For arithmetic over many, where NaN stands for missing. */
    default double orNaN() {
        return switch (this) {
            case Figure(double value) -> value;
            case Missing _ -> Double.NaN;
        };
    }

    default MaybeNumber plus(MaybeNumber other) {
        return with(other, Double::sum);
    }

    default MaybeNumber minus(MaybeNumber other) {
        return with(other, (a, b) -> a - b);
    }

    default MaybeNumber times(MaybeNumber other) {
        return with(other, (a, b) -> a * b);
    }

    default MaybeNumber times(double factor) {
        return map(value -> value * factor);
    }

    /** Quotient with a divisor of either sign; {@code divisorName} is what the reason calls a zero. */
    default MaybeNumber over(MaybeNumber divisor, String divisorName) {
        return divisor.orNaN() == 0 ? missing(divisorName + " is zero") : with(divisor, (a, b) -> a / b);
    }

    /** Quotient that means nothing unless the divisor is above zero. */
    default MaybeNumber overPositive(MaybeNumber divisor, String divisorName) {
        return divisor.orNaN() <= 0 ? missing(divisorName + " is not positive") : with(divisor, (a, b) -> a / b);
    }

    /** This, or the other where this is missing; where both are, this reason stands. */
    default MaybeNumber or(MaybeNumber other) {
        return known() || !other.known() ? this : other;
    }

    default MaybeNumber map(DoubleUnaryOperator operator) {
        return switch (this) {
            case Figure(double value) -> finite(operator.applyAsDouble(value));
            case Missing missing -> missing;
        };
    }

    default MaybeNumber with(MaybeNumber other, DoubleBinaryOperator operator) {
        return switch (this) {
            case Figure(double value) -> other.map(second -> operator.applyAsDouble(value, second));
            case Missing(String because) ->
                switch (other) {
                    case Figure _ -> this;
                    case Missing(String too) -> because.equals(too) ? this : missing(because + "; " + too);
                };
        };
    }

    private static MaybeNumber finite(double value) {
        return of(value, "the result is beyond the range of numbers");
    }
}
