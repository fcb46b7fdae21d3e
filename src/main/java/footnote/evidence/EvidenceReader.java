package footnote.evidence;

import com.fasterxml.jackson.annotation.JsonProperty;
import footnote.domain.DateRange;
import footnote.domain.Document;
import footnote.domain.Estimate;
import footnote.domain.Fact;
import footnote.domain.Filing;
import footnote.domain.Finding;
import footnote.domain.InsiderTrade;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Mover;
import footnote.domain.NewsItem;
import footnote.domain.PriceHistory;
import footnote.domain.Profile;
import footnote.domain.Resolution;
import footnote.domain.Ticker;
import footnote.domain.Transcript;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunOptions;
import footnote.sources.SourceException;
import footnote.sources.SourceSet;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The only door to data. Inside a run everything read is kept in its recording; what became known after the run's day is
 * not shown. Under --offline and --sample the sample market answers, and otherwise never.
 */
public final class EvidenceReader {
    private final Supplier<SourceSet> real;
    private final Supplier<SourceSet> sample;
    private final LocalDate sampleToday;
    private final Clock clock;

    public EvidenceReader(Supplier<SourceSet> real, Supplier<SourceSet> sample, LocalDate sampleToday, Clock clock) {
        this.real = real;
        this.sample = sample;
        this.sampleToday = sampleToday;
        this.clock = clock;
    }

    /** Whom to ask, the sample market or the vendors, and as of when: those of the run, or given ones outside a run. */
    public record View(@JsonProperty("offline") boolean sample, LocalDate asOf) {
        /** What a run that began then reads. */
        public static View of(RunOptions options, Instant began) {
            return new View(options.fictional(), LocalDate.ofInstant(began, ZoneOffset.UTC));
        }

        /** Under the name it has in the keys of runs recorded before. */
        @Override
        public String toString() {
            return "View[offline=" + sample + ", asOf=" + asOf + "]";
        }
    }

    /** The last day there is anything to know of: today, or the sample market's own. */
    public LocalDate today(boolean sample) {
        return sample ? sampleToday : LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    /** The one listing the reader means; anything else is refused with what could be meant. */
    public Listing listing(String text, View view) {
        if (text.isBlank()) {
            throw Fault.input("no company is named; give a symbol or a name");
        }
        return switch (resolve(text, view)) {
            case Resolution.Resolved(Listing listing) -> listing;
            case Resolution.Ambiguous(String _, List<Listing> candidates) ->
                throw Instruments.ambiguous(text, candidates);
            case Resolution.Unknown(String _, List<Listing> near) -> {
                instruments(view).refuseOther(text);
                throw Instruments.unknown(text, near, view);
            }
        };
    }

    /** As {@link #listing}, where statements are needed: a fund has none and is refused. */
    public Listing company(String text, View view) {
        var listing = listing(text, view);
        instruments(view).refuseFund(listing);
        return listing;
    }

    /** What was found for a text, unless it is no company's share: a fund, an index, a currency. */
    public Resolution company(String text, Resolution found, View view) {
        switch (found) {
            case Resolution.Resolved(Listing listing) -> instruments(view).refuseFund(listing);
            case Resolution.Unknown _ -> instruments(view).refuseOther(text);
            case Resolution.Ambiguous _ -> {}
        }
        return found;
    }

    /** What work makes of much evidence: the run keeps the result alone, and not all that was read for it. */
    public <T> T summary(String kind, String request, Class<T> type, Supplier<T> work) {
        return TypedRecording.summary(kind, request, type, work);
    }

    /** Which listing the reader means. */
    public Resolution resolve(String text, View view) {
        return TypedRecording.value("directory", view + " " + text, Resolution.class, () -> {
            try {
                return sources(view).directory().resolve(text);
            } catch (SourceException e) {
                throw Fault.permanent(Fault.Kind.SOURCE, String.valueOf(e.getMessage()), e);
            }
        });
    }

    /** The companies that a question names, whether or not anything of them is on file. */
    public List<Listing> named(String question, View view) {
        return TypedRecording.value("named", view + " " + question, ListingList.class, () -> {
                    try {
                        return new ListingList(sources(view).directory().named(question));
                    } catch (SourceException e) {
                        throw Fault.permanent(Fault.Kind.SOURCE, String.valueOf(e.getMessage()), e);
                    }
                })
                .listings();
    }

    /** Prices as they read on the view's day: fetched to the present, so that later splits are known and undone. */
    public Finding<PriceHistory> prices(Ticker ticker, DateRange days, View view) {
        return market(view).prices(ticker, days, today(view.sample()));
    }

    /** The index a market is measured by. */
    public Ticker index(Market market, View view) {
        return sources(view).index().apply(market);
    }

    /** What was reported and known by then, restatements resolved. */
    public Finding<Ledger> facts(Listing listing, View view) {
        return reported(view).ledger(listing);
    }

    /** As {@link #facts}, without opening a report for what the data leave out: for one of many companies. */
    public Finding<Ledger> factsOfData(Listing listing, View view) {
        return reported(view).ledgerOfData(listing);
    }

    /** As {@link #facts}, of periods that end after a day alone, and with counts of shares only where they are wanted. */
    public Finding<Ledger> recentFacts(Listing listing, View view, LocalDate after, boolean shares) {
        return reported(view).recent(listing, after, shares);
    }

    /** What was known on the view's day or an earlier one, out of what the view sees, so that nothing is read again. */
    public Finding<Function<LocalDate, Ledger>> factsByDay(Listing listing, View view) {
        return reported(view).ledgers(listing);
    }

    /** As {@link #facts}, with what the latest annual reports say of segments, products and regions. */
    public Finding<Ledger> factsInParts(Listing listing, View view) {
        return reported(view).ledgerInParts(listing);
    }

    /** What every vendor says of a company's statements, unresolved. */
    Finding<List<Fact>> vendorFacts(Listing listing, View view) {
        return reported(view).ofEveryVendor(listing);
    }

    private ReportedFacts reported(View view) {
        return new ReportedFacts(() -> sources(view), view, (ticker, days) -> prices(ticker, days, view));
    }

    public Finding<Profile> profile(Ticker ticker, View view) {
        return find("profile of " + ticker, view.toString(), Profile.class, () -> sources(view)
                .profiles()
                .ask(source -> source.profile(ticker)));
    }

    public Finding<List<Estimate>> estimates(Ticker ticker, View view) {
        return market(view).estimates(ticker);
    }

    /** What analysts expected by then, also on earlier days where the vendor keeps those, oldest first. */
    public Finding<List<Estimate>> consensus(Ticker ticker, View view) {
        return market(view).consensus(ticker);
    }

    /** Trades of insiders whose forms were filed in those days and by the view's day, newest first. */
    public Finding<List<InsiderTrade>> insiders(Listing listing, DateRange filed, int forms, View view) {
        return market(view).insiders(listing, filed, forms);
    }

    public Finding<List<Ticker>> peers(Ticker ticker, View view) {
        return market(view).peers(ticker);
    }

    /** Listed companies of a sector, in one market or all. */
    public Finding<List<Ticker>> members(String sector, Optional<Market> market, View view) {
        return market(view).members(sector, market);
    }

    private MarketEvidence market(View view) {
        return new MarketEvidence(() -> sources(view), view);
    }

    /** Stories since then, newest first, none from after the view's day. */
    public Finding<List<NewsItem>> news(Listing listing, Instant since, View view) {
        Instant until = view.asOf().plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
        return find(
                        "news on " + listing.ticker(),
                        view + " since " + since,
                        NewsList.class,
                        () -> new NewsList(sources(view).news().ask(source -> source.news(listing, since)).stream()
                                .filter(item -> item.published().stream().anyMatch(at -> at.isBefore(until)))
                                .toList()))
                .map(NewsList::items);
    }

    /** The latest annual report known by then, in its items; an amendment of it where that alone was filed. */
    public Finding<Document> annualReport(Listing listing, View view) {
        return find("annual report of " + listing.ticker(), view.toString(), Document.class, () -> {
            var filings = sources(view).filings();
            var days = new DateRange(view.asOf().minusMonths(18), view.asOf());
            var filed = filings.ask(source -> source.filings(listing, Filing.ANNUAL_FORMS, days)).stream();
            var latest = filed.min(Comparator.comparing(Filing::amends)).orElseThrow();
            return filings.ask(source -> source.document(latest));
        });
    }

    /** What was filed on those forms in those days and by the view's day, newest first. */
    public Finding<List<Filing>> filings(Listing listing, Set<String> forms, DateRange filed, View view) {
        var range = new DateRange(filed.first(), filed.last().isAfter(view.asOf()) ? view.asOf() : filed.last());
        return find(
                        "filings of " + listing.ticker(),
                        view + " " + new TreeSet<>(forms) + " " + range,
                        FilingList.class,
                        () -> new FilingList(
                                sources(view).filings().ask(source -> source.filings(listing, forms, range))))
                .map(FilingList::filings);
    }

    /** A filing's main document in its items. */
    public Finding<Document> document(Filing filing, View view) {
        return find("document " + filing.accession(), view.toString(), Document.class, () -> sources(view)
                .filings()
                .ask(source -> source.document(filing)));
    }

    /** The latest earnings calls held by the view's day, newest first. */
    public Finding<List<Transcript>> calls(Listing listing, int most, View view) {
        return find(
                        "calls of " + listing.ticker(),
                        view + " " + most,
                        TranscriptList.class,
                        () -> new TranscriptList(
                                sources(view).transcripts().ask(source -> source.calls(listing).stream()
                                        .filter(call -> call.held()
                                                .map(day -> !day.isAfter(view.asOf()))
                                                .orElse(true))
                                        .limit(most)
                                        .map(call -> source.transcript(listing, call))
                                        .toList())))
                .map(TranscriptList::transcripts);
    }

    public Finding<List<Mover>> gainers(int count, View view) {
        return market(view).gainers(count);
    }

    private Instruments instruments(View view) {
        return new Instruments(() -> sources(view).directory(), view);
    }

    private SourceSet sources(View view) {
        return view.sample() ? sample.get() : real.get();
    }

    /** Found, or missing for the reason the vendors gave; both are kept. */
    static <T> Finding<T> find(String what, String request, Class<T> type, Supplier<T> live) {
        return TypedRecording.finding(what, request, type, () -> {
            try {
                return new Finding.Found<>(live.get());
            } catch (SourceException e) {
                return new Finding.Missing<>(what, String.valueOf(e.getMessage()));
            }
        });
    }

    record ListingList(List<Listing> listings) {}

    record NewsList(List<NewsItem> items) {}

    record FilingList(List<Filing> filings) {}

    record TranscriptList(List<Transcript> transcripts) {}
}
