package footnote.quant.indicators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.quant.indicators.Levels.Level;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class LevelsTest {
    /** Tops near 110 twice and at 120 once, bottoms near 100 twice. */
    private static final double[] PRICES = {105, 110, 104, 100, 106, 110.5, 103, 99.8, 107, 120, 108, 105};

    @Test
    void clustersSwingsIntoLevelsNearestFirst() {
        var levels = Levels.supportResistance(PRICES, PRICES, PRICES, 1, 0.01);

        assertThat(levels.supports()).extracting(Level::touches).containsExactly(2);
        assertThat(levels.supports().getFirst().price()).isCloseTo(99.9, within(1e-9));
        assertThat(levels.supports().getFirst().lastTouch()).isEqualTo(7);
        assertThat(levels.resistances()).extracting(Level::price).containsExactly(110.25, 120.0);
        assertThat(levels.resistances()).extracting(Level::touches).containsExactly(2, 1);
    }

    @Test
    void aLevelChangesSidesWithTheClose() {
        double[] risen = Arrays.copyOf(PRICES, PRICES.length + 1);
        risen[PRICES.length] = 115;

        var levels = Levels.supportResistance(risen, risen, risen, 1, 0.01);

        assertThat(levels.supports()).extracting(Level::price).startsWith(110.25);
        assertThat(levels.resistances()).extracting(Level::price).containsExactly(120.0);
    }

    @Test
    void aPlateauTurnsOnce() {
        double[] plateau = {1, 2, 3, 3, 3, 2, 1};

        var levels = Levels.supportResistance(plateau, plateau, plateau, 2, 0.01);

        assertThat(levels.resistances()).containsExactly(new Level(3, 1, 2));
    }

    @Test
    void nothingTurnsInAShortOrFlatSeries() {
        double[] flat = new double[50];
        Arrays.fill(flat, 7);

        assertThat(Levels.supportResistance(flat, flat, flat).supports()).isEmpty();
        assertThat(Levels.supportResistance(flat, flat, flat).resistances()).isEmpty();
        assertThat(Levels.supportResistance(new double[0], new double[0], new double[0])
                        .supports())
                .isEmpty();
    }
}
