package footnote.faces.front;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Ticker;
import footnote.evidence.EvidenceReader.View;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied.Reason;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.thesis.Thesis;
import footnote.workflows.coverage.thesis.ThesisCheck;
import footnote.workflows.coverage.thesis.ThesisChecker.Standing;
import footnote.workflows.coverage.thesis.ThesisList.Event;
import footnote.workflows.coverage.thesis.ThesisList.Verdict;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** The desk's theses, shared by all its readers: what is believed, and which rows settled it. */
public final class ThesisAccess {
    private static final int FIGURES = 8;

    private final RunAccess runs;

    public ThesisAccess(RunAccess runs) {
        this.runs = runs;
    }

    /** A thesis with where it stands, the line that sealed it, its history, and whether the record is whole. */
    public record Shown(Standing standing, Optional<Event> added, List<Event> history, Verdict record) {
        public Thesis thesis() {
            return standing.check().thesis();
        }

        /** As the history says, which is only added to; else as the figures say. */
        public String state() {
            return history.isEmpty()
                    ? standing.check().outcome().words()
                    : history.getLast().outcome();
        }
    }

    /** A thesis with its state of the last check, without asking for figures. */
    public record Listed(Thesis thesis, String state) {}

    public ObjectNode list(Caller caller, boolean sample) {
        var node = Json.object();
        var listed = node.putArray("theses");
        listed(caller, sample).forEach(each -> listed.add(json(each.thesis())));
        return node;
    }

    public List<Listed> listed(Caller caller, boolean sample) {
        RunAccess.require(caller, Right.READ);
        var list = runs.desk().watchlists().theses().list();
        return list.all(sample).stream()
                .map(thesis -> new Listed(thesis, list.state(thesis.id())))
                .toList();
    }

    /** One thesis by what is known on the view's day; nothing is kept. */
    public Shown shown(Caller caller, String id, View view) {
        var thesis = find(caller, id, view.sample());
        var theses = runs.desk().watchlists().theses();
        return new Shown(
                theses.standing(thesis, FIGURES, view),
                theses.list().added(id),
                theses.list().events(id).stream()
                        .filter(event -> !event.asOf().isAfter(view.asOf()))
                        .toList(),
                theses.list().verified());
    }

    public Thesis find(Caller caller, String id, boolean sample) {
        RunAccess.require(caller, Right.READ);
        return runs.desk().watchlists().theses().list().find(id, sample).orElseThrow(() -> none(id));
    }

    private static RequestDenied none(String id) {
        return new RequestDenied(
                Reason.NOT_FOUND, "there is no thesis '" + id + "'; GET /api/theses lists those there are");
    }

    public ObjectNode json(Shown shown) {
        var node = json(shown.standing().check());
        node.put("state", shown.state());
        var figures = node.putArray("figures");
        shown.standing()
                .figures()
                .forEach(entry -> figures.add(Json.object()
                        .put("period", entry.fact().period().label())
                        .put("figure", FigureFormat.of(entry.fact()))
                        .put("published", entry.fact().knownAt().toString())
                        .put(
                                "meets_test",
                                shown.thesis().tripwire().meets(entry.fact().value()))
                        .put("fact", entry.id())));
        shown.added().ifPresent(added -> node.put("seal", added.seal()));
        node.put("record_whole", shown.record().broken().isEmpty());
        shown.record().broken().ifPresent(why -> node.put("record_fault", why));
        return node;
    }

    /** Keeps a sentence as a test and follows its company. */
    public ObjectNode add(Caller caller, String company, String sentence, boolean sample) {
        return json(added(caller, company, sentence, sample));
    }

    public ThesisCheck added(Caller caller, String company, String sentence, boolean sample) {
        RunAccess.require(caller, Right.RUN);
        try {
            var view = runs.view(sample);
            var check = runs.desk().watchlists().theses().add(company, sentence, view);
            runs.desk()
                    .watchlists()
                    .companies()
                    .add(runs.desk().evidence().listing(check.thesis().symbol(), view), sample);
            runs.auditTrail().add(caller.name(), "add thesis", check.thesis().id(), "added");
            return check;
        } catch (Fault wrong) {
            if (wrong.kind() != Fault.Kind.INPUT) {
                throw wrong;
            }
            throw new RequestDenied(Reason.UNSERVABLE, String.valueOf(wrong.getMessage()));
        }
    }

    /** Checks all, or those of one company, against what is known on the view's day, and keeps what settled one. */
    public ObjectNode check(Caller caller, Optional<String> company, View view) {
        RunAccess.require(caller, Right.RUN);
        var node = Json.object();
        var listed = node.putArray("theses");
        runs.desk()
                .watchlists()
                .theses()
                .check(company.map(text -> Ticker.read(text).map(Ticker::symbol).orElse(text)), view)
                .forEach(each -> listed.add(json(each.check()).put("new", each.fresh())));
        return node;
    }

    /** Checks one and keeps what settled it. */
    public void check(Caller caller, String id, View view) {
        RunAccess.require(caller, Right.RUN);
        runs.desk().watchlists().theses().check(find(caller, id, view.sample()), view);
    }

    public void remove(Caller caller, String id, boolean sample) {
        RunAccess.require(caller, Right.RUN);
        if (!runs.desk().watchlists().theses().list().remove(id, sample)) {
            throw none(id);
        }
        runs.auditTrail().add(caller.name(), "remove thesis", id, "removed");
    }

    private ObjectNode json(Thesis thesis) {
        var list = runs.desk().watchlists().theses().list();
        var node = Json.object()
                .put("id", thesis.id())
                .put("symbol", thesis.symbol())
                .put("name", thesis.name())
                .put("sentence", thesis.sentence())
                .put("test", thesis.tripwire().words())
                .put("added_on", thesis.addedOn().toString());
        node.put("state", list.state(thesis.id()));
        node.set("history", Json.node(list.events(thesis.id())));
        return node;
    }

    private ObjectNode json(ThesisCheck check) {
        var node = json(check.thesis());
        node.put("state", check.outcome().words());
        node.put("finding", check.sentence().rendered(id -> check.ledger().stream()
                .filter(entry -> entry.id().equals(id))
                .map(LedgerEntry::fact)
                .map(FigureFormat::of)
                .findFirst()
                .orElse(id)));
        node.put("source", check.source());
        return node;
    }
}
