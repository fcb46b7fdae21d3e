package footnote.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RestingTest {
    private static final Instant NOON = Instant.parse("2026-01-05T12:00:00Z");

    @TempDir
    private Path folder;

    @Test
    void keepsTheLongerRestInMemory() {
        keepsTheLongerRest(new MemoryResting());
    }

    @Test
    void keepsTheLongerRestInTheDatabase() {
        try (var database = Database.open("jdbc:sqlite:" + folder.resolve("rest.db"))) {
            keepsTheLongerRest(new SqlResting(database));
        }
    }

    private static void keepsTheLongerRest(Resting resting) {
        assertThat(resting.until("test/a")).isEqualTo(Instant.EPOCH);

        resting.rest("test/a", NOON.plusSeconds(60));
        resting.rest("test/a", NOON.plusSeconds(30));

        assertThat(resting.until("test/a")).isEqualTo(NOON.plusSeconds(60));
        assertThat(resting.until("test/b")).isEqualTo(Instant.EPOCH);
    }
}
