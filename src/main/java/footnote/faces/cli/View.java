package footnote.faces.cli;

import footnote.runtime.event.Event;
import footnote.runtime.json.Json;

/** Shows a run's events as they come. */
interface View extends AutoCloseable {
    void show(Event event);

    /** Keeps quiet while the reader is asked. */
    default void pause() {}

    default void resume() {}

    @Override
    default void close() {}

    static View of(Context context) {
        if (context.quiet) {
            return _ -> {};
        }
        if (context.json) {
            return event -> context.console().err().println(Json.write(event));
        }
        return context.console().terminal() ? new LiveView(context.console()) : new LineView(context.console());
    }
}
