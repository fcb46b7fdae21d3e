package footnote.runtime.run.engine;

import footnote.runtime.db.DatabaseException;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.FaultNote;
import footnote.runtime.run.RunEnded;
import footnote.runtime.run.RunInterrupt;
import footnote.runtime.run.RunInterrupt.Why;
import footnote.runtime.run.Status;
import footnote.runtime.run.StorageFault;
import footnote.runtime.run.storage.SqlJournal;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import tools.jackson.databind.node.ObjectNode;

/** Writes how an attempt at a run ended other than by its result, and says how the run stands then. */
final class AttemptEnd {
    private static final Logger LOG = Logger.getLogger(AttemptEnd.class.getName());

    private final SqlJournal journal;

    AttemptEnd(SqlJournal journal) {
        this.journal = journal;
    }

    Status unwound(Why why) {
        return switch (why) {
            case WAITING -> Status.WAITING; // said so together with the question
            case FENCED -> Status.RUNNING; // by somebody else
            case CANCELLED -> stopped(Status.CANCELLED);
            case PARKED -> stopped(Status.PARKED);
            case HANDED_OVER -> stopped(Status.QUEUED);
        };
    }

    Status stopped(Status status) {
        var _ = Thread.interrupted(); // the stop reached us; what follows is not to be interrupted
        return concluded(status, Optional.empty(), Event.PROGRESS, Json.object().put("state", status.word()));
    }

    Status failed(Throwable e) {
        var note = FaultNote.of(e);
        var status = note.kind() == Fault.Kind.INPUT ? Status.REFUSED : Status.FAILED;
        ObjectNode data = Json.object().put("kind", note.kind().word()).put("why", note.message());
        if (note.kind() == Fault.Kind.STATE) {
            LOG.log(Level.WARNING, e instanceof Fault ? e.getCause() : e, () -> "a run failed: " + note.message());
        }
        try {
            return concluded(status, Optional.of(note), status == Status.REFUSED ? Event.REJECTED : Event.ERROR, data);
        } catch (StorageFault | DatabaseException again) { // it stays as it is, for the worker that takes it next
            again.addSuppressed(e);
            throw again;
        }
    }

    Status ended(RunEnded ended) {
        return concluded(
                ended.status(),
                Optional.of(new FaultNote(Fault.Kind.INPUT, ended.reason())),
                ended.status() == Status.REFUSED ? Event.REJECTED : Event.PROGRESS,
                Json.object().put("state", ended.status().word()).put("why", ended.reason()));
    }

    /** Writes how it ended; when somebody else has the run by now, it goes on there. */
    private Status concluded(Status status, Optional<FaultNote> fault, String type, ObjectNode data) {
        try {
            journal.conclude(status, Optional.empty(), fault, type, data);
            return status;
        } catch (RunInterrupt fenced) {
            return Status.RUNNING;
        }
    }
}
