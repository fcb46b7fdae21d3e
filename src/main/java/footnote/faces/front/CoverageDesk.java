package footnote.faces.front;

import footnote.domain.LedgerEntry;
import footnote.domain.Ticker;
import footnote.evidence.EvidenceRoom.View;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied.Reason;
import footnote.runtime.json.Json;
import footnote.workflows.coverage.CompanySnapshot;
import footnote.workflows.coverage.CoverageList.Covered;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** The watchlist: companies that the desk follows, shared by all its readers, each with its latest price. */
public final class CoverageDesk {
    private final FrontDesk front;

    public CoverageDesk(FrontDesk front) {
        this.front = front;
    }

    /** A company on the list with its last close and the change on the day, where prices are found. */
    public record Followed(Covered company, Optional<LedgerEntry> price, Optional<LedgerEntry> change) {}

    public List<Covered> list(Caller caller, boolean offline) {
        FrontDesk.demand(caller, Right.READ);
        return front.desk().coverage().all(offline);
    }

    public List<Followed> priced(Caller caller, View view) {
        return list(caller, view.offline()).stream()
                .map(each -> priced(each, view))
                .toList();
    }

    private Followed priced(Covered company, View view) {
        return Ticker.read(company.symbol())
                .map(ticker -> CompanySnapshot.quote(front.desk().evidence(), ticker, view))
                .map(quote -> new Followed(company, quote.price(), quote.change()))
                .orElseGet(() -> new Followed(company, Optional.empty(), Optional.empty()));
    }

    public boolean follows(String symbol, boolean offline) {
        return front.desk().coverage().all(offline).stream()
                .anyMatch(each -> each.symbol().equals(symbol));
    }

    /** Puts a company on the list, by symbol or name. */
    public Covered add(Caller caller, String company, boolean offline) {
        FrontDesk.demand(caller, Right.RUN);
        if (company.isBlank()) {
            throw new RequestDenied(Reason.UNSERVABLE, "company is empty; give a symbol or a name");
        }
        var listing = front.desk().evidence().listing(company, front.view(offline));
        if (front.desk().coverage().add(listing, offline)) {
            front.trail().add(caller.name(), "follow company", listing.ticker().symbol(), "added");
        }
        return new Covered(listing.ticker().symbol(), listing.name());
    }

    public void remove(Caller caller, String symbol, boolean offline) {
        FrontDesk.demand(caller, Right.RUN);
        String plain = Ticker.read(symbol).map(Ticker::symbol).orElse(symbol);
        if (!front.desk().coverage().remove(plain, offline)) {
            throw new RequestDenied(Reason.NOT_FOUND, "'" + plain + "' is not on the watchlist");
        }
        front.trail().add(caller.name(), "unfollow company", plain, "removed");
    }

    public ObjectNode json(Caller caller, boolean offline) {
        var node = Json.object();
        var listed = node.putArray("coverage");
        list(caller, offline).forEach(each -> listed.add(json(each, offline)));
        return node;
    }

    public static ObjectNode json(Covered company, boolean offline) {
        return Json.object()
                .put("symbol", company.symbol())
                .put("name", company.name())
                .put("offline", offline);
    }
}
