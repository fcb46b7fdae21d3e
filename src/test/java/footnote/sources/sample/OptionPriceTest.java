package footnote.sources.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.sources.sample.SampleOptions.OptionPrice;
import org.junit.jupiter.api.Test;

class OptionPriceTest {
    /** Hull's textbook case: spot 42, strike 40, 10 % a year, volatility 20 %, half a year. */
    @Test
    void givesTheTextbooksPrices() {
        assertThat(OptionPrice.call(42, 40, 0.1, 0.2, 0.5)).isCloseTo(4.76, within(0.005));
        assertThat(OptionPrice.put(42, 40, 0.1, 0.2, 0.5)).isCloseTo(0.81, within(0.005));
    }

    @Test
    void isUndefinedWithoutTimePriceOrMovement() {
        assertThat(OptionPrice.call(0, 40, 0.1, 0.2, 0.5)).isNaN();
        assertThat(OptionPrice.put(42, 40, 0.1, 0, 0.5)).isNaN();
        assertThat(OptionPrice.call(42, 40, 0.1, 0.2, 0)).isNaN();
    }
}
