package footnote.quant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MaybeNumberTest {
    private static final MaybeNumber SIX = MaybeNumber.of(6);
    private static final MaybeNumber NO_SALES = MaybeNumber.missing("revenue is not reported for FY2022");

    @Test
    void calculatesWithFigures() {
        assertThat(SIX.plus(MaybeNumber.of(3))).isEqualTo(MaybeNumber.of(9));
        assertThat(SIX.minus(MaybeNumber.of(8))).isEqualTo(MaybeNumber.of(-2));
        assertThat(SIX.times(SIX)).isEqualTo(MaybeNumber.of(36));
        assertThat(SIX.times(0.5)).isEqualTo(MaybeNumber.of(3));
        assertThat(SIX.over(MaybeNumber.of(-2), "debt")).isEqualTo(MaybeNumber.of(-3));
    }

    @Test
    void carriesTheReasonThrough() {
        assertThat(SIX.plus(NO_SALES)).isEqualTo(NO_SALES);
        assertThat(NO_SALES.over(SIX, "assets").times(2)).isEqualTo(NO_SALES);
        assertThat(NO_SALES.minus(NO_SALES)).isEqualTo(NO_SALES);
        assertThat(NO_SALES.plus(MaybeNumber.missing("tax is not reported")))
                .isEqualTo(MaybeNumber.missing("revenue is not reported for FY2022; tax is not reported"));
    }

    @Test
    void namesTheDivisorThatMakesNoSense() {
        assertThat(SIX.over(MaybeNumber.of(0), "revenue")).isEqualTo(MaybeNumber.missing("revenue is zero"));
        assertThat(SIX.overPositive(MaybeNumber.of(-1), "equity"))
                .isEqualTo(MaybeNumber.missing("equity is not positive"));
        assertThat(SIX.overPositive(NO_SALES, "revenue")).isEqualTo(NO_SALES);
    }

    @Test
    void isNeverNaNOrInfinite() {
        assertThatThrownBy(() -> MaybeNumber.of(Double.NaN)).hasMessageContaining("not NaN");
        assertThat(MaybeNumber.of(1e300).times(1e300).known()).isFalse();
        assertThat(MaybeNumber.of(Double.NaN, "no price")).isEqualTo(MaybeNumber.missing("no price"));
        assertThat(NO_SALES.orNaN()).isNaN();
    }

    @Test
    void prefersWhatIsKnown() {
        assertThat(NO_SALES.or(SIX)).isEqualTo(SIX);
        assertThat(SIX.or(NO_SALES)).isEqualTo(SIX);
        assertThat(NO_SALES.or(MaybeNumber.missing("nor that"))).isEqualTo(NO_SALES);
    }
}
