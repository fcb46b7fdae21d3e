package footnote.runtime.run.engine;

import footnote.runtime.json.Json;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.session.SessionResult;
import footnote.runtime.session.Sessions;
import java.util.Map;
import java.util.function.Supplier;

/** What a run inherits from its session, and what it leaves there. */
final class RunMemory {
    private final Sessions sessions;

    RunMemory(Sessions sessions) {
        this.sessions = sessions;
    }

    Supplier<String> of(RunRow run) {
        return () ->
                Json.write(run.session().map(id -> sessions.open(id).memory()).orElse(Map.of()));
    }

    void keep(RunRow run, Object result) {
        if (result instanceof SessionResult remembered && run.session().isPresent()) {
            sessions.append(
                    run.session().get(), run.id().value(), run.title(), remembered.summary(), remembered.memory());
        }
    }
}
