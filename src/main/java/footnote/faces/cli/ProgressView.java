package footnote.faces.cli;

import footnote.runtime.event.Event;
import footnote.runtime.json.Json;

/** Shows a run's events as they come. */
interface ProgressView extends AutoCloseable {
    void show(Event event);

    /** Keeps quiet while the reader is asked. */
    default void pause() {}

    default void resume() {}

    @Override
    default void close() {}

    static ProgressView of(Context context) {
        if (context.quiet) {
            return _ -> {};
        }
        if (context.json) {
            return event -> context.console().err().println(Json.write(event));
        }
        return context.console().terminal()
                ? new LiveProgressView(context.console())
                : new LineProgressView(context.console());
    }
}
