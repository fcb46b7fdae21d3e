package footnote.runtime.run.storage;

import footnote.runtime.event.Event;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One write of a run, and the event to hand on once it is safe. */
record JournalRow(JournalWrite write, List<@Nullable Object> values, Optional<Event> event) {
    static JournalRow of(JournalWrite write, @Nullable Object... values) {
        return new JournalRow(write, Arrays.asList(values), Optional.empty());
    }

    static JournalRow of(Event event, @Nullable Object... values) {
        return new JournalRow(JournalWrite.EVENT, Arrays.asList(values), Optional.of(event));
    }
}
