package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.opinion.Advice;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.db.Database;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqlRatingRecordTest {
    private static final LocalDate DAY = LocalDate.of(2026, 6, 30);

    @TempDir
    Path home;

    private Database database;
    private SqlRatingRecord record;

    @BeforeEach
    void open() {
        database = Database.open("jdbc:sqlite:" + home.resolve("ratings.db"));
        record = new SqlRatingRecord(database, Clock.systemUTC(), () -> home);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void theSameSaidTwiceOnADayIsOneRating() {
        record.seal(rating("QVLN", DAY, Advice.HOLD));
        record.seal(rating("QVLN", DAY, Advice.HOLD));

        assertThat(record.lines()).hasSize(1);
        assertThat(record.verified().broken()).isEmpty();
    }

    @Test
    void countsTheLatestRatingOfEachCompanyOverTwelveMonths() {
        record.seal(rating("QVLN", DAY.minusMonths(2), Advice.BUY));
        record.seal(rating("QVLN", DAY, Advice.HOLD));
        record.seal(rating("PLFB", DAY.minusMonths(13), Advice.SELL));
        record.seal(rating("HLMD", DAY, Advice.SELL));

        var distribution = record.distribution(new View(true, DAY));

        assertThat(distribution.companies()).isEqualTo(Map.of(Advice.HOLD, 1, Advice.SELL, 1));
    }

    @Test
    void aChangedRatingIsFound() {
        record.seal(rating("QVLN", DAY, Advice.BUY));
        record.seal(rating("HLMD", DAY, Advice.SELL));

        database.update("UPDATE sealed_rating SET body = REPLACE(body, 'BUY', 'SELL') WHERE seq = 1");

        assertThat(record.verified().broken()).contains("rating 1 was changed or removed");
    }

    @Test
    void aRatingCutOffTheEndIsFound() {
        record.seal(rating("QVLN", DAY, Advice.BUY));
        record.seal(rating("HLMD", DAY, Advice.SELL));

        database.update("DELETE FROM sealed_rating WHERE seq = 2");

        assertThat(record.verified().broken())
                .hasValueSatisfying(why -> assertThat(why).contains("cut off"));
    }

    private static SealedRating rating(String symbol, LocalDate day, Advice advice) {
        return new SealedRating(
                "run", "analyze", day, symbol, true, advice, Optional.of(12.0), Optional.of(10.0), Optional.of(20.0));
    }
}
