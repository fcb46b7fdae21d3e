package footnote.workflows.coverage;

import footnote.domain.Bar;
import footnote.domain.DateRange;
import footnote.domain.Filing;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Period;
import footnote.domain.PriceHistory;
import footnote.domain.Prose;
import footnote.domain.Resolution;
import footnote.domain.SourceLine;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.domain.opinion.Absence;
import footnote.evidence.EvidenceRoom;
import footnote.evidence.EvidenceRoom.View;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.quant.risk.Returns;
import footnote.quant.statistics.Sample;
import footnote.research.FactDeriver;
import footnote.research.ResultsCalendar;
import footnote.research.redflags.RedFlagSearch;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.CoverageItem.Kind;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Looks after one covered company: red flags, filings, restatements, large moves and when results are due. */
public final class CoverageMonitor {
    private static final int RECENT_DAYS = 14;
    private static final int SOON_DAYS = 14;
    private static final int RECENT_BARS = 5;
    /** A day's change that is large for any share, and how many usual deviations make one large for its own. */
    private static final double LARGE = 0.05;

    private static final double DEVIATIONS = 3;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM uuuu", Locale.ENGLISH);
    private static final Set<String> FORMS = Set.of("10-K", "10-Q", "8-K", "20-F", "40-F", "6-K");

    private final EvidenceRoom room;
    private final RedFlagSearch redFlags;

    public CoverageMonitor(EvidenceRoom room) {
        this.room = room;
        this.redFlags = new RedFlagSearch(room);
    }

    public CoverageNews watch(String symbol, View view) {
        return switch (room.resolve(symbol, view)) {
            case Resolution.Resolved(Listing listing) -> new Look(listing, view).news();
            case Resolution.Ambiguous _, Resolution.Unknown _ ->
                throw new Fault(Fault.Kind.SOURCE, symbol + " goes by that symbol no longer", false, null);
        };
    }

    /** One company on one day. */
    private final class Look {
        private final Listing listing;
        private final View view;
        private final LocalDate since;
        private final List<CoverageItem> items = new ArrayList<>();
        private final List<LedgerEntry> ledger = new ArrayList<>();
        private final List<Absence> gaps = new ArrayList<>();

        Look(Listing listing, View view) {
            this.listing = listing;
            this.view = view;
            this.since = view.asOf().minusDays(RECENT_DAYS);
        }

        CoverageNews news() {
            redFlags();
            filings();
            switch (room.facts(listing, view)) {
                case Finding.Found<Ledger>(Ledger books) -> {
                    restatements(books);
                    results(books);
                }
                case Finding.Missing<Ledger>(String what, String why) -> gaps.add(new Absence(what, why));
            }
            switch (room.prices(listing.ticker(), new DateRange(view.asOf().minusDays(120), view.asOf()), view)) {
                case Finding.Found<PriceHistory>(PriceHistory history) -> moves(history);
                case Finding.Missing<PriceHistory>(String what, String why) -> gaps.add(new Absence(what, why));
            }
            return new CoverageNews(listing.ticker(), listing.name(), items, ledger, gaps);
        }

        /** Each flag once for each source that is its best: a newer one makes it new. */
        private void redFlags() {
            var found = redFlags.search(listing, view);
            for (var flag : found.flags()) {
                ledger.addAll(found.measures().entries().stream()
                        .filter(entry -> flag.sentence().references().contains(entry.id()))
                        .toList());
                items.add(new CoverageItem(
                        "red flag " + flag.code() + " " + flag.date(),
                        Kind.RED_FLAG,
                        flag.date(),
                        flag.sentence(),
                        flag.source().quote(),
                        flag.source().citation(),
                        flag.source().uri()));
            }
        }

        /** None found is the usual case; a vendor that cannot be asked is a gap. */
        private void filings() {
            switch (room.filings(listing, FORMS, new DateRange(since, view.asOf()), view)) {
                case Finding.Found<List<Filing>>(List<Filing> found) -> found.forEach(this::filing);
                case Finding.Missing<List<Filing>>(String what, String why) -> {
                    if (!Arrays.stream(why.split(" \\| ", -1)).allMatch(each -> each.contains(" has no "))) {
                        gaps.add(new Absence(what, why));
                    }
                }
            }
        }

        private void filing(Filing filing) {
            items.add(new CoverageItem(
                    "filing " + filing.accession(),
                    filing.amends() ? Kind.RESTATEMENT : Kind.FILING,
                    filing.filed(),
                    new Prose("Form " + filing.form() + " was filed on " + printed(filing.filed())
                            + (filing.amends() ? " and amends an earlier filing." : ".")),
                    filing.description(),
                    (view.offline() ? "Sample market (fictional)" : "SEC EDGAR") + ", " + filing.form() + ", "
                            + filing.accession(),
                    Optional.of(filing.uri())));
        }

        private void restatements(Ledger books) {
            books.entries().stream()
                    .filter(entry -> entry.restated().isPresent()
                            && entry.fact().knownAt().isAfter(since))
                    .forEach(this::restatement);
        }

        private void restatement(LedgerEntry entry) {
            var first = LedgerEntry.of(entry.restated().orElseThrow());
            ledger.add(entry);
            ledger.add(first);
            items.add(new CoverageItem(
                    "restated " + entry.id(),
                    Kind.RESTATEMENT,
                    entry.fact().knownAt(),
                    new Prose(entry.fact().metric().label() + ", "
                            + entry.fact().period().label() + ": restated to {fact:" + entry.id()
                            + "} from {fact:"
                            + first.id() + "}."),
                    Optional.empty(),
                    SourceLine.source(entry.fact().origin()),
                    entry.fact().origin().uri()));
        }

        private void results(Ledger books) {
            new ResultsCalendar(books)
                    .next()
                    .filter(next -> next.days() <= SOON_DAYS)
                    .ifPresent(next -> {
                        var due = view.asOf().plusDays(next.days());
                        ledger.addAll(next.seen());
                        var seen = next.seen().getFirst();
                        items.add(new CoverageItem(
                                "results " + seen.fact().period().end().plusYears(1),
                                Kind.RESULTS,
                                due,
                                new Prose("Results are expected around " + printed(due) + ", one year after those for "
                                        + seen.fact().period().label() + " were published."),
                                Optional.empty(),
                                SourceLine.source(seen.fact().origin()),
                                seen.fact().origin().uri()));
                    });
        }

        private static String printed(LocalDate day) {
            return DAY.format(day);
        }

        private void moves(PriceHistory history) {
            double[] returns = Returns.daily(history.column(Bar::close));
            for (int i = Math.max(1, returns.length - RECENT_BARS); i < returns.length; i++) {
                double usual = Sample.standardDeviation(Arrays.copyOfRange(returns, 0, i));
                double change = Math.abs(returns[i]);
                if (change >= LARGE || (i > 20 && change >= DEVIATIONS * usual)) {
                    move(history, history.bars().get(i + 1).day(), returns[i]);
                }
            }
        }

        private void move(PriceHistory history, LocalDate day, double change) {
            var deriver = new FactDeriver(Subject.of(listing.ticker()), day, history.origin());
            var entry = deriver.derive(
                            "change_on_day",
                            Period.instant(day),
                            Unit.PERCENT,
                            MaybeNumber.of(change * 100),
                            "close over the close before, less one; daily bars of " + history.ticker() + " from "
                                    + SourceLine.vendor(history.origin()),
                            List.of())
                    .orElseThrow();
            ledger.add(entry);
            items.add(new CoverageItem(
                    "move " + day,
                    Kind.MOVE,
                    day,
                    new Prose("The price changed {fact:" + entry.id() + "} on " + printed(day) + "."),
                    Optional.empty(),
                    SourceLine.source(history.origin()),
                    history.origin().uri()));
        }
    }

    /** What there is on one covered company, with the facts it refers to and what could not be looked at. */
    public record CoverageNews(
            Ticker symbol, String name, List<CoverageItem> items, List<LedgerEntry> ledger, List<Absence> gaps) {
        public CoverageNews {
            items = List.copyOf(items);
            ledger = List.copyOf(ledger);
            gaps = List.copyOf(gaps);
        }
    }
}
