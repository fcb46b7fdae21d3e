package footnote.workflows.coverage.screen;

import java.util.List;

/** A condition on a company, as a screen's text says it. */
public sealed interface Condition {
    /** Both hold. */
    record And(Condition one, Condition other) implements Condition {}

    /** Either holds. */
    record Or(Condition one, Condition other) implements Condition {}

    /** It does not hold. */
    record Not(Condition condition) implements Condition {}

    /** Two figures compared. */
    record Comparison(Formula left, Comparator comparator, Formula right) implements Condition {}

    /** A text field that is, or is not, one of some values, or contains one. */
    record FieldTest(Field field, boolean contains, boolean negated, List<String> values) implements Condition {
        public FieldTest {
            values = List.copyOf(values);
        }
    }

    /** How two figures compare. */
    enum Comparator {
        LESS("<"),
        AT_MOST("<="),
        MORE(">"),
        AT_LEAST(">="),
        EQUAL("="),
        NOT_EQUAL("!=");

        private final String sign;

        Comparator(String sign) {
            this.sign = sign;
        }

        public String sign() {
            return sign;
        }

        boolean holds(double left, double right) {
            return switch (this) {
                case LESS -> left < right;
                case AT_MOST -> left <= right;
                case MORE -> left > right;
                case AT_LEAST -> left >= right;
                case EQUAL -> left == right;
                case NOT_EQUAL -> left != right;
            };
        }
    }

    /** What a company is called or belongs to. */
    enum Field {
        MARKET,
        SECTOR,
        INDUSTRY,
        COUNTRY,
        CURRENCY,
        SYMBOL,
        NAME
    }
}
