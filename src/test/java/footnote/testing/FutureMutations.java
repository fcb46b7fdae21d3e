package footnote.testing;

import footnote.domain.DateRange;
import footnote.domain.Dividend;
import footnote.domain.Document;
import footnote.domain.Estimate;
import footnote.domain.Fact;
import footnote.domain.Filing;
import footnote.domain.InsiderTrade;
import footnote.domain.Listing;
import footnote.domain.NewsItem;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.domain.Transcript;
import footnote.evidence.EvidenceReader;
import footnote.sources.BarSource;
import footnote.sources.EstimateSource;
import footnote.sources.FactSource;
import footnote.sources.FilingSource;
import footnote.sources.InsiderSource;
import footnote.sources.NewsSource;
import footnote.sources.SourceChain;
import footnote.sources.SourceException;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceSet;
import footnote.sources.TranscriptSource;
import footnote.sources.sample.SampleMarket;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;

/** The sample market with everything that is dated after a day changed or deleted at random, and how much that was. */
public final class FutureMutations {
    private final SourceSet sound;
    private final LocalDate day;
    private final long seed;
    private final AtomicLong mutated = new AtomicLong();
    private final RandomChanges changes;

    public FutureMutations(SourceSet sound, LocalDate day, long seed) {
        this.sound = sound;
        this.day = day;
        this.seed = seed;
        this.changes = new RandomChanges(seed, mutated);
    }

    /** How many items were changed or deleted so far. */
    public long mutated() {
        return mutated.get();
    }

    /** A room over the mutated market. */
    public EvidenceReader room() {
        return room(sources());
    }

    /** A room over any such market. */
    public static EvidenceReader room(SourceSet sources) {
        return new EvidenceReader(
                () -> {
                    throw new AssertionError("no real vendor is asked here");
                },
                () -> sources,
                SampleMarket.today(),
                Clock.fixed(SampleMarket.today().atTime(20, 0).toInstant(ZoneOffset.UTC), ZoneOffset.UTC));
    }

    private SourceSet sources() {
        return new SourceSet(
                sound.directory(),
                new SourceChain<>("prices", List.of((BarSource) this::bars)),
                new SourceChain<>("statements", List.of((FactSource) this::facts)),
                sound.profiles(),
                new SourceChain<>("estimates", List.of(estimates())),
                sound.peers(),
                new SourceChain<>("news", List.of((NewsSource) this::news)),
                new SourceChain<>("filings", List.of(filings())),
                new SourceChain<>("earnings calls", List.of(calls())),
                sound.gainers(),
                sound.index(),
                new SourceChain<>("insider trades", List.of((InsiderSource) this::insiders)));
    }

    private static <T> List<T> some(List<T> items, String what) {
        if (items.isEmpty()) {
            throw new NoData("sample", what);
        }
        return items;
    }

    private PriceHistory bars(Ticker ticker, DateRange days) {
        var history = sound.bars().ask(source -> source.history(ticker, days));
        var bars = changes.of(
                history.bars(),
                bar -> bar.day().isAfter(day),
                bar -> ticker + " " + bar.day(),
                (bar, random) -> FutureSplit.scaled(bar, 0.2 + 3 * random.nextDouble()));
        var dividends = changes.of(
                history.dividends(),
                dividend -> dividend.day().isAfter(day),
                dividend -> ticker + " dividend " + dividend.day(),
                (dividend, random) ->
                        new Dividend(dividend.day(), dividend.amount().multiply(BigDecimal.TEN)));
        return new FutureSplit(day, seed, mutated)
                .on(new PriceHistory(
                        history.ticker(),
                        history.currency(),
                        some(bars, "prices of " + ticker),
                        history.splits(),
                        dividends,
                        history.origin()));
    }

    private List<Fact> facts(Listing listing) {
        return some(
                changes.of(
                        sound.facts().ask(source -> source.facts(listing)),
                        fact -> fact.knownAt().isAfter(day),
                        Fact::toString,
                        (fact, random) -> new Fact(
                                fact.subject(),
                                fact.metric(),
                                fact.period(),
                                fact.value().multiply(BigDecimal.valueOf(random.nextInt(-900, 900))),
                                fact.unit(),
                                fact.basis(),
                                fact.knownAt(),
                                fact.origin(),
                                fact.dimensions())),
                "statements of " + listing.ticker());
    }

    private EstimateSource estimates() {
        UnaryOperator<List<Estimate>> mutate = estimates -> changes.of(
                estimates,
                estimate -> estimate.asOf().isAfter(day),
                Estimate::toString,
                (estimate, random) -> new Estimate(
                        estimate.subject(),
                        estimate.metric(),
                        estimate.period(),
                        estimate.mean().multiply(BigDecimal.valueOf(1 + random.nextInt(9))),
                        Optional.empty(),
                        Optional.empty(),
                        estimate.analysts(),
                        estimate.unit(),
                        estimate.asOf(),
                        estimate.origin()));
        return new EstimateSource() {
            @Override
            public List<Estimate> estimates(Ticker ticker) {
                return mutate.apply(sound.estimates().ask(source -> source.estimates(ticker)));
            }

            @Override
            public List<Estimate> history(Ticker ticker) {
                return mutate.apply(sound.estimates().ask(source -> source.history(ticker)));
            }
        };
    }

    private List<NewsItem> news(Listing listing, Instant since) {
        return some(
                changes.of(
                        sound.news().ask(source -> source.news(listing, since)),
                        item -> item.published()
                                .filter(at ->
                                        LocalDate.ofInstant(at, ZoneOffset.UTC).isAfter(day))
                                .isPresent(),
                        item -> item.uri().toString(),
                        (item, _) -> new NewsItem(
                                listing.name() + " files for bankruptcy",
                                item.uri(),
                                item.publisher(),
                                item.published(),
                                listing.name() + " said it may not continue as a going concern.",
                                item.tickers(),
                                item.origin())),
                "news of " + listing.ticker());
    }

    private FilingSource filings() {
        return new FilingSource() {
            @Override
            public List<Filing> filings(Listing listing, Set<String> forms, DateRange filed) {
                return some(
                        changes.of(
                                sound.filings().ask(source -> source.filings(listing, forms, filed)),
                                filing -> filing.filed().isAfter(day),
                                Filing::accession,
                                (filing, _) -> new Filing(
                                        filing.company(),
                                        filing.cik(),
                                        filing.form(),
                                        filing.accession() + "9",
                                        filing.filed(),
                                        filing.reportDate(),
                                        filing.accepted(),
                                        List.of("4.02"),
                                        Optional.of("Non-reliance on previously issued financial statements"),
                                        filing.uri())),
                        "filings of " + listing.ticker());
            }

            @Override
            public Document document(Filing filing) {
                if (filing.filed().isAfter(day)) {
                    mutated.incrementAndGet();
                    throw new NoData("sample", "document " + filing.accession());
                }
                return sound.filings().ask(source -> source.document(filing));
            }
        };
    }

    private TranscriptSource calls() {
        return new TranscriptSource() {
            @Override
            public List<Call> calls(Listing listing) {
                return some(
                        changes.of(
                                sound.transcripts().ask(source -> source.calls(listing)),
                                call -> call.held()
                                        .filter(held -> held.isAfter(day))
                                        .isPresent(),
                                call -> listing.ticker() + " " + call,
                                (call, random) -> new Call(call.fiscalYear(), 1 + random.nextInt(4), call.held())),
                        "calls of " + listing.ticker());
            }

            @Override
            public Transcript transcript(Listing listing, Call call) {
                return sound.transcripts().ask(source -> source.transcript(listing, call));
            }
        };
    }

    /** Trades name no day of filing, so those filed by the day and those filed later are asked for apart. */
    private List<InsiderTrade> insiders(Listing listing, DateRange filed, int forms) {
        if (!filed.last().isAfter(day)) {
            return sound.insiders().ask(source -> source.trades(listing, filed, forms));
        }
        var trades = new ArrayList<InsiderTrade>();
        var after = new DateRange(filed.first().isAfter(day) ? filed.first() : day.plusDays(1), filed.last());
        trades.addAll(changes.of(
                trades(listing, after, forms), _ -> true, InsiderTrade::toString, (trade, _) -> doubled(trade)));
        if (!filed.first().isAfter(day)) {
            trades.addAll(trades(listing, new DateRange(filed.first(), day), forms));
        }
        return some(trades, "insider trades at " + listing.ticker());
    }

    private static InsiderTrade doubled(InsiderTrade trade) {
        return new InsiderTrade(
                trade.insider(),
                trade.title(),
                trade.day(),
                trade.security(),
                trade.code(),
                !trade.acquired(),
                trade.derivative(),
                trade.shares().multiply(BigDecimal.TWO),
                trade.price(),
                trade.heldAfter(),
                trade.origin());
    }

    private List<InsiderTrade> trades(Listing listing, DateRange filed, int forms) {
        try {
            return sound.insiders().ask(source -> source.trades(listing, filed, forms));
        } catch (SourceException none) {
            return List.of();
        }
    }
}
