package footnote.quant;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/** A number, or why there is none; reasons travel through arithmetic, so that a result says what it lacked. */
public sealed interface Measured {

    /** A number; never NaN or infinite. */
    record Figure(double value) implements Measured {
        public Figure {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("a figure is a finite number, not " + value);
            }
        }
    }

    /** No number, because. */
    record Missing(String because) implements Measured {}

    static Measured of(double value) {
        return new Figure(value);
    }

    static Measured missing(String because) {
        return new Missing(because);
    }

    /** The number of a computation that may not have one, as NaN or infinite. */
    static Measured of(double value, String becauseOtherwise) {
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

    default Measured plus(Measured other) {
        return with(other, Double::sum);
    }

    default Measured minus(Measured other) {
        return with(other, (a, b) -> a - b);
    }

    default Measured times(Measured other) {
        return with(other, (a, b) -> a * b);
    }

    default Measured times(double factor) {
        return map(value -> value * factor);
    }

    /** Quotient with a divisor of either sign; {@code divisorName} is what the reason calls a zero. */
    default Measured over(Measured divisor, String divisorName) {
        return divisor.orNaN() == 0 ? missing(divisorName + " is zero") : with(divisor, (a, b) -> a / b);
    }

    /** Quotient that means nothing unless the divisor is above zero. */
    default Measured overPositive(Measured divisor, String divisorName) {
        return divisor.orNaN() <= 0 ? missing(divisorName + " is not positive") : with(divisor, (a, b) -> a / b);
    }

    /** This, or the other where this is missing; where both are, this reason stands. */
    default Measured or(Measured other) {
        return known() || !other.known() ? this : other;
    }

    default Measured map(DoubleUnaryOperator operator) {
        return switch (this) {
            case Figure(double value) -> finite(operator.applyAsDouble(value));
            case Missing missing -> missing;
        };
    }

    default Measured with(Measured other, DoubleBinaryOperator operator) {
        return switch (this) {
            case Figure(double value) -> other.map(second -> operator.applyAsDouble(value, second));
            case Missing(String because) ->
                switch (other) {
                    case Figure _ -> this;
                    case Missing(String too) -> because.equals(too) ? this : missing(because + "; " + too);
                };
        };
    }

    private static Measured finite(double value) {
        return of(value, "the result is beyond the range of numbers");
    }
}
