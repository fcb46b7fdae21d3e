package footnote.workflows.coverage;

import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.Estimate;
import footnote.domain.Finding;
import footnote.domain.FiscalCalendar;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.PriceHistory;
import footnote.domain.Resolution;
import footnote.domain.Ticker;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import footnote.research.metrics.MetricHistory;
import footnote.research.redflags.RedFlagSearch;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.CoverageItem.Kind;
import footnote.workflows.coverage.HoldingValue.Holding;
import footnote.workflows.coverage.thesis.Thesis;
import footnote.workflows.coverage.thesis.ThesisCheck;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Looks at one covered company: red flags, results and guidance, restatements, large moves, filings, risk factors, estimates, insider
 * trades, and when results are due.
 */
public final class CoverageMonitor {
    private static final int PRICE_DAYS = 120;

    private final EvidenceReader evidence;
    private final RedFlagSearch redFlags;

    public CoverageMonitor(EvidenceReader evidence) {
        this.evidence = evidence;
        this.redFlags = new RedFlagSearch(evidence);
    }

    /**
     * What the desk knows of a company beside what vendors say: the position, its currency, the consensus it saw, and the
     * reader's theses and screens.
     */
    public record Background(
            Optional<Position> position,
            Denomination base,
            List<Estimate> consensus,
            List<Thesis> theses,
            List<ScreenNews.Watched> screens) {
        public static final Background NONE =
                new Background(Optional.empty(), Denomination.USD, List.of(), List.of(), List.of());

        public Background {
            consensus = List.copyOf(consensus);
            theses = List.copyOf(theses);
            screens = List.copyOf(screens);
        }
    }

    public CoverageNews watch(String symbol, View view) {
        return watch(symbol, view, Background.NONE);
    }

    public CoverageNews watch(String symbol, View view, Background background) {
        return switch (evidence.resolve(symbol, view)) {
            case Resolution.Resolved(Listing listing) -> news(new NewsCollector(listing, view), background);
            case Resolution.Ambiguous _, Resolution.Unknown _ ->
                throw Fault.permanent(Fault.Kind.SOURCE, "no listing has the symbol " + symbol + " any longer");
        };
    }

    private CoverageNews news(NewsCollector news, Background background) {
        var listing = news.listing();
        var view = news.view();
        var statements = evidence.facts(listing, view);
        redFlags(statements, news);
        new FilingNews(evidence, news).collect();
        var fetched = evidence.consensus(listing.ticker(), view).found().orElse(List.of());
        var calendar = statements.found().flatMap(Ledger::calendar);
        var expected = new ConsensusNews(news, merged(background.consensus(), fetched, calendar));
        var settled = List.<ThesisCheck>of();
        switch (statements) {
            case Finding.Found<Ledger>(Ledger ledger) -> {
                new StatementNews(ledger, news).collect();
                var reported = expected.results(ledger);
                if (reported.isPresent() || !background.theses().isEmpty()) {
                    var profile = evidence.profile(listing.ticker(), view).found();
                    var history = MetricHistory.of(evidence, listing, profile, ledger, view);
                    reported.ifPresent(each -> new GuidanceNews(evidence, news, history).collect(each.fact()));
                    settled = theses(background.theses(), history, news);
                }
            }
            case Finding.Missing<Ledger>(String what, String why) -> news.gap(what, why);
        }
        expected.revisions();
        new InsiderNews(evidence, news).collect();
        var holding = background.position().map(each -> new HoldingValue(evidence, news, each, background.base()));
        var days = new DateRange(view.asOf().minusDays(PRICE_DAYS), view.asOf());
        var prices = evidence.prices(listing.ticker(), days, view);
        switch (prices) {
            case Finding.Found<PriceHistory>(PriceHistory history) ->
                new PriceNews(evidence, news, holding).collect(history);
            case Finding.Missing<PriceHistory>(String what, String why) -> news.gap(what, why);
        }
        var held = holding.map(each -> each.at(prices.found()));
        var screens = new ScreenNews(evidence, news).collect(background.screens());
        return new CoverageNews(
                listing.ticker(),
                listing.name(),
                news.items(),
                news.ledger(),
                news.gaps(),
                held,
                fetched,
                settled,
                screens);
    }

    /** Theses that facts broke, confirmed or settled by the day. */
    private static List<ThesisCheck> theses(List<Thesis> theses, MetricHistory history, NewsCollector news) {
        var settled = theses.stream()
                .map(thesis -> ThesisCheck.of(thesis, history))
                .filter(check -> check.outcome().settled())
                .toList();
        settled.forEach(check -> {
            news.keep(check.ledger());
            news.add(
                    Kind.THESIS,
                    "thesis " + check.thesis().id() + " " + check.outcome(),
                    check.day().orElse(news.view().asOf()),
                    check.sentence().text(),
                    Optional.of(check.thesis().sentence()),
                    check.source(),
                    check.uri());
        });
        return settled;
    }

    /** Both in the order of their days, periods in the company's fiscal calendar. */
    private static List<Estimate> merged(
            List<Estimate> seen, List<Estimate> fetched, Optional<FiscalCalendar> calendar) {
        return Stream.concat(seen.stream(), fetched.stream())
                .map(estimate -> estimate.in(calendar))
                .sorted(Comparator.comparing(Estimate::asOf))
                .toList();
    }

    private void redFlags(Finding<Ledger> statements, NewsCollector news) {
        var found = redFlags.search(news.listing(), statements, news.view());
        found.flags()
                .forEach(flag -> news.add(
                        flag,
                        found.measures().entries().stream()
                                .filter(entry -> flag.sentence().references().contains(entry.id()))
                                .toList()));
    }

    /**
     * What there is on one covered company, with the facts it refers to, what could not be looked at, the position in it,
     * the consensus that was seen, the theses that are settled, and keys of the screens it meets or not.
     */
    public record CoverageNews(
            Ticker symbol,
            String name,
            List<CoverageItem> items,
            List<LedgerEntry> ledger,
            List<MissingInput> gaps,
            Optional<Holding> holding,
            List<Estimate> consensus,
            List<ThesisCheck> theses,
            List<String> screens) {
        public CoverageNews {
            items = List.copyOf(items);
            ledger = List.copyOf(ledger);
            gaps = List.copyOf(gaps);
            holding = Objects.requireNonNullElse(holding, Optional.empty()); // absent in runs of earlier versions
            consensus = List.copyOf(Objects.requireNonNullElse(consensus, List.of()));
            theses = List.copyOf(Objects.requireNonNullElse(theses, List.of()));
            screens = List.copyOf(Objects.requireNonNullElse(screens, List.of()));
        }
    }
}
