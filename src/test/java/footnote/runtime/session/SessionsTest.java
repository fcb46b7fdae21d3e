package footnote.runtime.session;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.runtime.session.SessionState.Turn;
import footnote.testing.Databases;
import java.time.Clock;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SessionsTest {
    private final Database database = Databases.SQLITE.fresh();
    private final Sessions sessions = new Sessions(database, Clock.systemUTC());

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void remembersWhatEarlierTurnsLeft() {
        sessions.append("s", "run-1", "RELIANCE?", "fine", Map.of("company", "RELIANCE.NS", "type", "technical"));
        sessions.append("s", "run-2", "what about INFY?", "fine too", Map.of("company", "INFY.NS"));

        var state = sessions.open("s");

        assertThat(state.memory()).containsOnly(Map.entry("company", "INFY.NS"), Map.entry("type", "technical"));
        assertThat(state.turns()).extracting(Turn::seq).containsExactly(1, 2);
        assertThat(state.warning()).isEmpty();
    }

    @Test
    void addsARunOnlyOnce() {
        sessions.append("s", "run-1", "a", "b", Map.of());
        sessions.append("s", "run-1", "a", "b", Map.of());

        assertThat(sessions.turns("s")).hasSize(1);
    }

    @Test
    void rebuildsMemoryThatCannotBeRead() {
        sessions.append("s", "run-1", "a", "b", Map.of("company", "AAPL"));
        database.update("UPDATE session SET memory = '{\"company\": \"AA' WHERE id = 's'");

        var state = sessions.open("s");

        assertThat(state.memory()).containsEntry("company", "AAPL");
        assertThat(state.warning()).hasValue("session 's' could not be read and was rebuilt from its 1 turns");
        assertThat(sessions.open("s").warning()).isEmpty();
    }

    @Test
    void beginsAnewWhenNothingCanBeRead() {
        sessions.append("s", "run-1", "a", "b", Map.of("company", "AAPL"));
        database.update("UPDATE session SET memory = 'null' WHERE id = 's'");
        database.update("UPDATE turn SET memory = '[]' WHERE session = 's'");

        assertThat(sessions.open("s").warning()).hasValue("session 's' could not be read and starts over");
    }
}
