package footnote.evaluation.backtest;

import footnote.domain.Bar;
import footnote.domain.DateRange;
import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.domain.opinion.Recommendation;
import footnote.evaluation.backtest.Scorecard.Omission;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.TrackRecord;
import footnote.runtime.model.Model;
import footnote.runtime.run.EphemeralRun;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunOptions;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Asks the rules of {@code analyze} what they would have said on days of the past, each time with that day's knowledge
 * alone, then looks what became of share and index.
 */
public final class AnalyzeBacktest {
    private final EvidenceReader evidence;
    private final Analyze analyze;

    public AnalyzeBacktest(EvidenceReader evidence) {
        this.evidence = evidence;
        this.analyze = Analyze.of(evidence, Model.rules(), Model.rules());
    }

    /** Judges every company at every step; {@code heard} is told of each finished company. */
    public Scorecard score(BacktestPlan walk, boolean sample, Consumer<String> heard) {
        var today = new View(sample, evidence.today(sample));
        var listings = walk.symbols().stream()
                .map(symbol -> evidence.listing(symbol, today))
                .toList();
        var rounds = listings.parallelStream()
                .map(listing -> {
                    var round = round(listing, walk, today);
                    heard.accept(listing.ticker().symbol());
                    return round;
                })
                .toList();
        return Scorecard.of(
                walk,
                sample ? TrackRecord.Kind.SAMPLE : TrackRecord.Kind.REAL,
                rounds.stream().flatMap(round -> round.calls().stream()).toList(),
                rounds.stream().flatMap(round -> round.omitted().stream()).toList());
    }

    private record Round(List<PastCall> calls, List<Omission> omitted) {}

    private Round round(Listing listing, BacktestPlan walk, View today) {
        var ahead = new DateRange(walk.from(), today.asOf());
        var index = evidence.index(listing.market(), today);
        var share = evidence.prices(listing.ticker(), ahead, today);
        var market = evidence.prices(index, ahead, today);
        if (share instanceof Finding.Missing<PriceHistory>(String what, String why)) {
            return new Round(List.of(), List.of(new Omission(what, why)));
        }
        if (market instanceof Finding.Missing<PriceHistory>(String what, String why)) {
            return new Round(List.of(), List.of(new Omission(what, why)));
        }
        return round(
                listing,
                walk,
                today,
                share.found().orElseThrow(),
                market.found().orElseThrow());
    }

    private Round round(Listing listing, BacktestPlan walk, View today, PriceHistory share, PriceHistory market) {
        var calls = new ArrayList<PastCall>();
        var omitted = new ArrayList<Omission>();
        var bars = share.bars();
        for (int at = 0; at < bars.size() && !bars.get(at).day().isAfter(walk.to()); at += walk.every()) {
            var day = bars.get(at).day();
            if (at + walk.ahead() >= bars.size()) {
                omitted.add(new Omission(
                        listing.ticker() + " from " + day + " on",
                        "there are not yet " + walk.ahead() + " trading days after it"));
                break;
            }
            var later = bars.get(at + walk.ahead());
            try {
                said(listing.ticker(), day, today.sample())
                        .ifPresent(advice -> calls.add(new PastCall(
                                listing.ticker().symbol(),
                                day,
                                advice.ruleSignal(),
                                advice.strength(),
                                gain(share, day, later.day()),
                                gain(market, day, later.day()),
                                walk.ahead())));
            } catch (Fault e) {
                omitted.add(new Omission(listing.ticker() + " on " + day, String.valueOf(e.getMessage())));
            }
        }
        return new Round(calls, omitted);
    }

    /** The rules' call with what was known at the end of the day. */
    private Optional<Recommendation> said(Ticker ticker, LocalDate day, boolean sample) {
        var options = new RunOptions(sample, Optional.of(day), BigDecimal.ZERO, true, Optional.empty());
        var clock = Clock.fixed(day.atTime(LocalTime.of(23, 59, 59)).toInstant(ZoneOffset.UTC), ZoneOffset.UTC);
        return analyze.run(new AnalysisRequest(ticker.symbol(), Optional.empty()), new EphemeralRun(options, clock))
                .finalRecommendation();
    }

    /** With dividends, from the close of one day to that of the other. */
    private static double gain(PriceHistory history, LocalDate from, LocalDate to) {
        double before = history.lastOn(from).map(Bar::adjustedClose).orElse(Double.NaN);
        double after = history.lastOn(to).map(Bar::adjustedClose).orElse(Double.NaN);
        if (Double.isNaN(before)) {
            throw Fault.input("there is no price of " + history.ticker() + " by " + from);
        }
        return after / before - 1;
    }
}
