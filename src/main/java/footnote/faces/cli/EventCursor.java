package footnote.faces.cli;

import footnote.runtime.event.Event;
import java.util.List;

/** A view that shows each event once, whether it came from this process or from the database. */
final class EventCursor implements ProgressView {
    private final ProgressView view;
    private long seen;

    EventCursor(ProgressView view) {
        this.view = view;
    }

    @Override
    public synchronized void show(Event event) {
        if (event.seq() > seen) {
            seen = event.seq();
            view.show(event);
        }
    }

    void catchUp(List<Event> events) {
        events.forEach(this::show);
    }

    /** The number of the last event shown. */
    synchronized long seen() {
        return seen;
    }

    @Override
    public void pause() {
        view.pause();
    }

    @Override
    public void resume() {
        view.resume();
    }

    @Override
    public void close() {
        view.close();
    }
}
