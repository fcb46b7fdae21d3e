package footnote.runtime.run;

import footnote.runtime.event.Event;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One write of a run, and the event to hand on once it is safe. */
record Row(Write write, List<@Nullable Object> values, Optional<Event> event) {
    static Row of(Write write, @Nullable Object... values) {
        return new Row(write, Arrays.asList(values), Optional.empty());
    }

    static Row of(Event event, @Nullable Object... values) {
        return new Row(Write.EVENT, Arrays.asList(values), Optional.of(event));
    }
}
