package footnote.workflows.report.data;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeriesShapeTest {
    private static List<LedgerEntry> series(Unit unit, double... values) {
        var day = LocalDate.of(2026, 6, 30);
        var deriver =
                new FactDeriver(Subject.of(new Ticker("QVLN")), day, Origin.document("test", "series", Instant.EPOCH));
        var entries = new ArrayList<LedgerEntry>();
        for (int i = 0; i < values.length; i++) {
            var year = Period.instant(LocalDate.of(2021 + i, 12, 31));
            entries.add(deriver.derive("a_margin", year, unit, MaybeNumber.of(values[i]), "a figure", List.of())
                    .orElseThrow());
        }
        return entries;
    }

    @Test
    void aMissingYearIsNotAmongEveryYear() {
        var years = new ArrayList<>(series(Unit.PERCENT, 70, 72, 74, 76, 78));
        years.remove(2);

        assertThat(SeriesShape.of(years).course()).isEqualTo(SeriesShape.Course.UP);
    }

    @Test
    void aMarginThatRisesByMoreThanHalfAPointIsNotFlat() {
        var shape = SeriesShape.of(series(Unit.PERCENT, 78.4, 78.8, 79.2, 79.6, 80.0));

        assertThat(shape.course()).isEqualTo(SeriesShape.Course.RISING);
        assertThat(shape.direction()).isEqualTo("up");
    }

    @Test
    void aSeriesThatTurnedPositiveEarlierRose() {
        var money = Unit.of(new Denomination("USD"));

        assertThat(SeriesShape.of(series(money, -12, 32, 38)).course()).isEqualTo(SeriesShape.Course.RISING);
        assertThat(SeriesShape.of(series(money, -12, -3, 38)).course()).isEqualTo(SeriesShape.Course.TURNED_POSITIVE);
        assertThat(SeriesShape.of(series(money, 12, -3, -38)).course()).isEqualTo(SeriesShape.Course.FALLING);
    }

    @Test
    void twoPointsAreNotEveryYear() {
        assertThat(SeriesShape.of(series(Unit.PERCENT, 10, 14)).course()).isEqualTo(SeriesShape.Course.UP);
        assertThat(SeriesShape.of(series(Unit.PERCENT, 14, 10)).course()).isEqualTo(SeriesShape.Course.DOWN);
    }

    @Test
    void aMarginWithinHalfAPointIsFlat() {
        assertThat(SeriesShape.of(series(Unit.PERCENT, 55.0, 55.1, 54.9, 55.0)).direction())
                .isEqualTo("flat");
    }

    @Test
    void growthThatTurnedPositiveAndThenFadedIsHeadingDown() {
        var shape = SeriesShape.of(series(Unit.PERCENT, -6.2, 11.1, 19.4, 1.2));

        assertThat(shape.course()).isEqualTo(SeriesShape.Course.PEAKED);
        assertThat(shape.direction()).isEqualTo("down");
    }

    @Test
    void aSeriesThatFellInItsLastStepIsHeadingDownThoughItIsAboveAnEarlierBottom() {
        var shape = SeriesShape.of(series(Unit.PERCENT, 3.3, 2.1, 0.3, 1.9, 1.4));

        assertThat(shape.course()).isEqualTo(SeriesShape.Course.DOWN_LATELY);
        assertThat(shape.direction()).isEqualTo("down");
    }

    @Test
    void aSeriesThatRoseInItsLastStepIsHeadingUpThoughItIsBelowAnEarlierTop() {
        var shape = SeriesShape.of(series(Unit.PERCENT, 8.0, 22.0, 14.0, 12.5, 15.0));

        assertThat(shape.course()).isEqualTo(SeriesShape.Course.UP_LATELY);
        assertThat(shape.direction()).isEqualTo("up");
    }

    @Test
    void aLossThatShrinksIsStillNegative() {
        assertThat(SeriesShape.of(series(Unit.PERCENT, -1.54, -1.29, -1.34)).direction())
                .isEqualTo("negative");
    }
}
