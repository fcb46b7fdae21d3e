package footnote.runtime.run.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.event.EventBus;
import footnote.runtime.run.Fault;
import footnote.testing.Databases;
import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class JournalWriterTest {
    /** Values that the machine has no memory left to bind. */
    private static final List<@Nullable Object> TOO_MUCH = new AbstractList<>() {
        @Override
        public Object get(int index) {
            throw new OutOfMemoryError("no more");
        }

        @Override
        public int size() {
            return 4;
        }
    };

    @Test
    void aWriteAfterTheEndFailsAtOnceAndOneBeforeIsDone() {
        try (var database = Databases.SQLITE.fresh()) {
            var writer = new JournalWriter(database, new EventBus());
            var before = writer.queue(row(), false);
            writer.close();
            var after = writer.queue(row(), true);
            writer.close();

            assertThat(before).isCompletedWithValue(false);
            assertThatThrownBy(() -> JournalWriter.await(after))
                    .isInstanceOf(Fault.class)
                    .hasMessageContaining("the journal is closed");
        }
    }

    private static List<JournalRow> row() {
        return List.of(JournalRow.of(JournalWrite.ARTIFACT, "run", "a.txt", "00", 1L, "run", 1L));
    }

    @Test
    void whoeverWaitsHearsOfAnErrorAndOthersStillWrite() {
        try (var database = Databases.SQLITE.fresh();
                var writer = new JournalWriter(database, new EventBus())) {
            var broken = writer.queue(List.of(new JournalRow(JournalWrite.ARTIFACT, TOO_MUCH, Optional.empty())), true);
            assertThatThrownBy(() -> JournalWriter.await(broken))
                    .isInstanceOf(Fault.class)
                    .hasMessageContaining("no more");

            var next = writer.queue(row(), true);

            assertThat(next.join())
                    .as("written under a lease that nobody holds")
                    .isFalse();
        }
    }
}
