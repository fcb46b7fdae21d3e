package footnote.faces.front;

import footnote.domain.FigureFormat;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied.Reason;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.thesis.Thesis;
import footnote.workflows.coverage.thesis.ThesisCheck;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** The desk's theses, shared by all its readers: what is believed, and which rows settled it. */
public final class ThesisFront {
    private final FrontDesk front;

    public ThesisFront(FrontDesk front) {
        this.front = front;
    }

    public ObjectNode list(Caller caller, boolean offline) {
        FrontDesk.demand(caller, Right.READ);
        var node = Json.object();
        var listed = node.putArray("theses");
        front.desk().theses().list().all(offline).forEach(thesis -> listed.add(json(thesis)));
        return node;
    }

    /** Keeps a sentence as a test and follows its company. */
    public ObjectNode add(Caller caller, String company, String sentence, boolean offline) {
        FrontDesk.demand(caller, Right.RUN);
        try {
            var view = front.view(offline);
            var check = front.desk().theses().add(company, sentence, view);
            front.desk()
                    .coverage()
                    .add(front.desk().evidence().listing(check.thesis().symbol(), view), offline);
            front.trail().add(caller.name(), "add thesis", check.thesis().id(), "added");
            return json(check);
        } catch (Fault wrong) {
            if (wrong.kind() != Fault.Kind.INPUT) {
                throw wrong;
            }
            throw new RequestDenied(Reason.UNSERVABLE, String.valueOf(wrong.getMessage()));
        }
    }

    /** Checks all of them against what is known now. */
    public ObjectNode check(Caller caller, boolean offline) {
        FrontDesk.demand(caller, Right.RUN);
        var node = Json.object();
        var listed = node.putArray("theses");
        front.desk()
                .theses()
                .check(Optional.empty(), front.view(offline))
                .forEach(each -> listed.add(json(each.check()).put("new", each.fresh())));
        return node;
    }

    public void remove(Caller caller, String id, boolean offline) {
        FrontDesk.demand(caller, Right.RUN);
        if (!front.desk().theses().list().remove(id, offline)) {
            throw new RequestDenied(Reason.NOT_FOUND, "there is no thesis '" + id + "'");
        }
        front.trail().add(caller.name(), "remove thesis", id, "removed");
    }

    private ObjectNode json(Thesis thesis) {
        var node = Json.object()
                .put("id", thesis.id())
                .put("symbol", thesis.symbol())
                .put("name", thesis.name())
                .put("sentence", thesis.sentence())
                .put("test", thesis.tripwire().words())
                .put("added_on", thesis.addedOn().toString());
        var events = front.desk().theses().list().events(thesis.id());
        node.put("state", events.isEmpty() ? "open" : events.getLast().outcome());
        node.set("history", Json.node(events));
        return node;
    }

    private ObjectNode json(ThesisCheck check) {
        var node = json(check.thesis());
        node.put("state", check.outcome().words());
        node.put("finding", check.sentence().rendered(id -> check.ledger().stream()
                .filter(entry -> entry.id().equals(id))
                .map(entry -> FigureFormat.of(entry.fact()))
                .findFirst()
                .orElse(id)));
        node.put("source", check.source());
        return node;
    }
}
