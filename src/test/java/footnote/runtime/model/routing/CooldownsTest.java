package footnote.runtime.model.routing;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.Databases;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CooldownsTest {
    private static final Instant NOON = Instant.parse("2026-01-05T12:00:00Z");

    @Test
    void keepsTheLongerRestInMemory() {
        keepsTheLongerRest(new MemoryCooldowns());
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void keepsTheLongerRestInTheDatabase(Databases databases) {
        try (var database = databases.fresh()) {
            keepsTheLongerRest(new SqlCooldowns(database, Clock.fixed(NOON, ZoneOffset.UTC)));
        }
    }

    private static void keepsTheLongerRest(Cooldowns cooldowns) {
        assertThat(cooldowns.until("test/a")).isEqualTo(Instant.EPOCH);

        cooldowns.coolDown("test/a", NOON.plusSeconds(60));
        cooldowns.coolDown("test/a", NOON.plusSeconds(30));

        assertThat(cooldowns.until("test/a")).isEqualTo(NOON.plusSeconds(60));
        assertThat(cooldowns.until("test/b")).isEqualTo(Instant.EPOCH);
    }
}
