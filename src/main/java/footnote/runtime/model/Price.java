package footnote.runtime.model;

import java.math.BigDecimal;

/** What a model costs: dollars per million tokens in and out, and per picture. */
public record Price(BigDecimal input, BigDecimal output, BigDecimal image) {
    public static final Price FREE = new Price(BigDecimal.ZERO, BigDecimal.ZERO, BigDecimal.ZERO);

    public Price {
        if (input.signum() < 0 || output.signum() < 0 || image.signum() < 0) {
            throw new IllegalArgumentException(
                    "a price is 0 or more dollars, not " + input + ", " + output + ", " + image);
        }
    }

    public static Price of(String input, String output) {
        return new Price(new BigDecimal(input), new BigDecimal(output), BigDecimal.ZERO);
    }

    /** Dollars for this many tokens. */
    public BigDecimal cost(long inputTokens, long outputTokens) {
        return input.multiply(BigDecimal.valueOf(inputTokens))
                .add(output.multiply(BigDecimal.valueOf(outputTokens)))
                .movePointLeft(6);
    }
}
