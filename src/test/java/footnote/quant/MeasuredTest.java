package footnote.quant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MeasuredTest {
    private static final Measured SIX = Measured.of(6);
    private static final Measured NO_SALES = Measured.missing("revenue is not reported for FY2022");

    @Test
    void calculatesWithFigures() {
        assertThat(SIX.plus(Measured.of(3))).isEqualTo(Measured.of(9));
        assertThat(SIX.minus(Measured.of(8))).isEqualTo(Measured.of(-2));
        assertThat(SIX.times(SIX)).isEqualTo(Measured.of(36));
        assertThat(SIX.times(0.5)).isEqualTo(Measured.of(3));
        assertThat(SIX.over(Measured.of(-2), "debt")).isEqualTo(Measured.of(-3));
    }

    @Test
    void carriesTheReasonThrough() {
        assertThat(SIX.plus(NO_SALES)).isEqualTo(NO_SALES);
        assertThat(NO_SALES.over(SIX, "assets").times(2)).isEqualTo(NO_SALES);
        assertThat(NO_SALES.minus(NO_SALES)).isEqualTo(NO_SALES);
        assertThat(NO_SALES.plus(Measured.missing("tax is not reported")))
                .isEqualTo(Measured.missing("revenue is not reported for FY2022; tax is not reported"));
    }

    @Test
    void namesTheDivisorThatMakesNoSense() {
        assertThat(SIX.over(Measured.of(0), "revenue")).isEqualTo(Measured.missing("revenue is zero"));
        assertThat(SIX.overPositive(Measured.of(-1), "equity")).isEqualTo(Measured.missing("equity is not positive"));
        assertThat(SIX.overPositive(NO_SALES, "revenue")).isEqualTo(NO_SALES);
    }

    @Test
    void isNeverNaNOrInfinite() {
        assertThatThrownBy(() -> Measured.of(Double.NaN)).hasMessageContaining("not NaN");
        assertThat(Measured.of(1e300).times(1e300).known()).isFalse();
        assertThat(Measured.of(Double.NaN, "no price")).isEqualTo(Measured.missing("no price"));
        assertThat(NO_SALES.orNaN()).isNaN();
    }

    @Test
    void prefersWhatIsKnown() {
        assertThat(NO_SALES.or(SIX)).isEqualTo(SIX);
        assertThat(SIX.or(NO_SALES)).isEqualTo(SIX);
        assertThat(NO_SALES.or(Measured.missing("nor that"))).isEqualTo(NO_SALES);
    }
}
