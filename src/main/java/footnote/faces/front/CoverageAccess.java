package footnote.faces.front;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.matching.CompanyLists;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied.Reason;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.CompanySnapshot;
import footnote.workflows.coverage.CoverageList.Covered;
import footnote.workflows.coverage.PositionUpdate;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.databind.node.ObjectNode;

/** The watchlist: companies that the desk follows, shared by all its readers, each with its latest price. */
public final class CoverageAccess {
    private final RunAccess runs;

    public CoverageAccess(RunAccess runs) {
        this.runs = runs;
    }

    /** A company on the list with its last close and the change on the day, where prices are found. */
    public record Followed(Covered company, Optional<LedgerEntry> price, Optional<LedgerEntry> change) {
        /** What the position is worth at the last close, in the currency the share trades in. */
        public Optional<String> value() {
            return company.position()
                    .flatMap(position -> price.map(LedgerEntry::fact).map(fact -> {
                        var currency = fact.unit().currency().orElseThrow();
                        return FigureFormat.of(fact.value().multiply(position.shares()), Unit.of(currency));
                    }));
        }
    }

    public List<Covered> list(Caller caller, boolean sample) {
        RunAccess.require(caller, Right.READ);
        return runs.desk().watchlists().companies().all(sample);
    }

    public List<Followed> priced(Caller caller, View view) {
        return list(caller, view.sample()).stream()
                .map(each -> priced(each, view))
                .toList();
    }

    private Followed priced(Covered company, View view) {
        return Ticker.read(company.symbol())
                .map(ticker -> CompanySnapshot.quote(runs.desk().evidence(), ticker, view))
                .map(quote -> new Followed(company, quote.price(), quote.change()))
                .orElseGet(() -> new Followed(company, Optional.empty(), Optional.empty()));
    }

    public boolean follows(String symbol, boolean sample) {
        return runs.desk().watchlists().companies().all(sample).stream()
                .anyMatch(each -> each.symbol().equals(symbol));
    }

    /** Puts a company on the list, by symbol or name. */
    public Covered add(Caller caller, String company, boolean sample) {
        return add(caller, company, PositionUpdate.Entry.NONE, sample);
    }

    /** As above, with the position in it, where one is entered. */
    public Covered add(Caller caller, String company, PositionUpdate.Entry entry, boolean sample) {
        RunAccess.require(caller, Right.RUN);
        if (company.isBlank()) {
            throw new RequestDenied(Reason.UNSERVABLE, "company is empty; give a symbol or a name");
        }
        var listing = runs.desk().evidence().listing(company, runs.view(sample));
        if (runs.desk().watchlists().companies().add(listing, sample)) {
            runs.auditTrail()
                    .add(caller.name(), "follow company", listing.ticker().symbol(), "added");
        }
        if (!entry.isEmpty()) {
            var held = refusing(() -> runs.desk().watchlists().positions().hold(listing, entry, sample));
            runs.auditTrail().add(caller.name(), "keep position", held.symbol(), "kept");
            return held;
        }
        return list(caller, sample).stream()
                .filter(each -> each.symbol().equals(listing.ticker().symbol()))
                .findFirst()
                .orElseThrow();
    }

    /** Keeps the positions of a table. */
    public PositionUpdate.Imported importPositions(
            Caller caller, String csv, Optional<String> currency, boolean replace, boolean sample) {
        RunAccess.require(caller, Right.RUN);
        var imported = refusing(() -> runs.desk()
                .watchlists()
                .positions()
                .importFrom(CompanyLists.numbered(csv, "the table"), currency, replace, runs.view(sample)));
        runs.auditTrail().add(caller.name(), "import positions", imported.kept().size() + " positions", "kept");
        return imported;
    }

    /** What the reader entered wrongly is a refused request. */
    private static <T> T refusing(Supplier<T> work) {
        try {
            return work.get();
        } catch (Fault wrong) {
            if (wrong.kind() != Fault.Kind.INPUT) {
                throw wrong;
            }
            throw new RequestDenied(Reason.UNSERVABLE, String.valueOf(wrong.getMessage()));
        }
    }

    public void remove(Caller caller, String symbol, boolean sample) {
        RunAccess.require(caller, Right.RUN);
        String plain = Ticker.read(symbol).map(Ticker::symbol).orElse(symbol);
        if (!runs.desk().watchlists().companies().remove(plain, sample)) {
            throw new RequestDenied(Reason.NOT_FOUND, "'" + plain + "' is not on the watchlist");
        }
        runs.auditTrail().add(caller.name(), "unfollow company", plain, "removed");
    }

    public ObjectNode json(Caller caller, boolean sample) {
        var node = Json.object();
        var listed = node.putArray("coverage");
        list(caller, sample).forEach(each -> listed.add(json(each, sample)));
        return node;
    }

    public static ObjectNode json(Covered company, boolean sample) {
        var node = Json.object()
                .put("symbol", company.symbol())
                .put("name", company.name())
                .put("offline", sample);
        company.position().ifPresent(position -> {
            node.put("shares", position.shares());
            position.cost().ifPresent(cost -> node.put("cost", cost));
            node.put("currency", position.currency().code());
        });
        return node;
    }

    public static ObjectNode json(PositionUpdate.Imported imported, boolean sample) {
        var node = Json.object();
        var kept = node.putArray("kept");
        imported.kept().forEach(each -> kept.add(json(each, sample)));
        node.set("refused", Json.node(imported.refused()));
        node.set("removed", Json.node(imported.removed()));
        return node;
    }
}
