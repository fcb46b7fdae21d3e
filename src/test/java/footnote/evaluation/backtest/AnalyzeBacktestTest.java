package footnote.evaluation.backtest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.config.Lazy;
import footnote.domain.Bar;
import footnote.domain.Fact;
import footnote.domain.NewsItem;
import footnote.domain.PriceHistory;
import footnote.domain.opinion.Advice;
import footnote.evidence.EvidenceReader;
import footnote.evidence.TrackRecord;
import footnote.sources.BarSource;
import footnote.sources.FactSource;
import footnote.sources.NewsSource;
import footnote.sources.SourceChain;
import footnote.sources.SourceSet;
import footnote.sources.sample.SampleMarket;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class AnalyzeBacktestTest {
    /** Not the seed that readers see, nor one the rules were written against. */
    private static final long SEED = 90_417;

    private static final LocalDate LAST = LocalDate.of(2025, 3, 31);
    private static final BacktestPlan WALK =
            new BacktestPlan(List.of("KLVR", "ORRB"), LocalDate.of(2024, 9, 2), LAST, 20, 21);

    private static final Lazy<Scorecard> HONEST = new Lazy<>(() -> score(new SampleMarket(SEED).sources()));

    @Test
    void seesNothingThatBecameKnownLater() {
        var honest = HONEST.get();
        var poisoned = score(poisoned(new SampleMarket(SEED).sources(), LAST));

        assertThat(poisoned.past()).hasSameSizeAs(honest.past()).hasSizeGreaterThan(10);
        for (int i = 0; i < honest.past().size(); i++) {
            assertThat(poisoned.past().get(i).advice())
                    .isEqualTo(honest.past().get(i).advice());
            assertThat(poisoned.past().get(i).strength())
                    .isEqualTo(honest.past().get(i).strength());
        }
        assertThat(poisoned.past().getLast().gain())
                .as("the outcome does look ahead")
                .isNotCloseTo(honest.past().getLast().gain(), within(0.5));
    }

    @Tag("nightly")
    @Test
    void wouldNoticePoisonThatIsSeen() {
        var honest = HONEST.get();
        var poisoned = score(poisoned(new SampleMarket(SEED).sources(), LAST.minusMonths(4)));

        assertThat(poisoned.past()).isNotEqualTo(honest.past());
        assertThat(poisoned.past().stream().map(PastCall::strength).toList())
                .isNotEqualTo(honest.past().stream().map(PastCall::strength).toList());
    }

    @Tag("nightly") // by day the walk in a poisoned market does, but for its outcomes
    @Test
    void saysTheSameTwice() {
        assertThat(score(new SampleMarket(SEED).sources())).isEqualTo(HONEST.get());
    }

    @Test
    void leavesOutWhatCannotBeJudgedYet() {
        var late = new BacktestPlan(List.of("KLVR"), SampleMarket.today().minusDays(40), SampleMarket.today(), 1, 21);

        var card = new AnalyzeBacktest(room(new SampleMarket(SEED).sources())).score(late, true, _ -> {});

        assertThat(card.calls()).isPositive();
        assertThat(card.omitted()).singleElement().satisfies(each -> assertThat(each.why())
                .contains("not yet 21 trading days"));
    }

    @Test
    void callsABuyRightOnlyWhenItBeatsTheIndex() {
        assertThat(call(Advice.BUY, 0.10, 0.04).right()).isTrue();
        assertThat(call(Advice.BUY, 0.10, 0.12).right()).isFalse();
        assertThat(call(Advice.AVOID, -0.01, 0.02).right()).isTrue();
        assertThat(call(Advice.HOLD, 0.03, 0.0).right()).isTrue();
        assertThat(call(Advice.HOLD, 0.09, 0.0).right()).isFalse();
    }

    @Test
    void scoresStrengthAgainstWhatCameTrue() {
        var past = List.of(
                call(Advice.BUY, 0.10, 0.0),
                call(Advice.BUY, 0.10, 0.0),
                call(Advice.BUY, -0.10, 0.0),
                call(Advice.SELL, -0.10, 0.0));

        var card = Scorecard.of(WALK, TrackRecord.Kind.REAL, past, List.of());

        assertThat(card.hitRate()).isEqualTo(0.75);
        assertThat(card.brier()).isCloseTo((3 * 0.3 * 0.3 + 0.7 * 0.7) / 4, within(1e-12));
        assertThat(card.brierOfHitRate()).isCloseTo(0.1875, within(1e-12));
        assertThat(card.meanExcess()).isCloseTo(0.05, within(1e-12));
        assertThat(card.byAdvice().get(Advice.BUY).calls()).isEqualTo(3);
        assertThat(card.record().band(0.7)).as("four calls are too few").isEmpty();
    }

    private static PastCall call(Advice advice, double gain, double index) {
        return new PastCall("KLVR", LAST, advice, 0.7, gain, index, 21);
    }

    private static Scorecard score(SourceSet sources) {
        return new AnalyzeBacktest(room(sources)).score(WALK, true, _ -> {});
    }

    private static EvidenceReader room(SourceSet sources) {
        return new EvidenceReader(
                () -> {
                    throw new AssertionError("a sample walk asks no vendor");
                },
                () -> sources,
                SampleMarket.today(),
                Clock.fixed(Instant.parse("2026-07-01T00:00:00Z"), ZoneOffset.UTC));
    }

    /** The same market, in which everything known after the day is absurd. */
    private static SourceSet poisoned(SourceSet sound, LocalDate day) {
        BarSource bars = (ticker, days) -> soaring(sound.bars().ask(source -> source.history(ticker, days)), day);
        FactSource facts = listing -> sound.facts().ask(source -> source.facts(listing)).stream()
                .map(fact -> fact.knownAt().isAfter(day) ? absurd(fact) : fact)
                .toList();
        NewsSource news = (listing, since) -> sound.news().ask(source -> source.news(listing, since)).stream()
                .map(item -> item.published().isPresent()
                                && LocalDate.ofInstant(item.published().get(), ZoneOffset.UTC)
                                        .isAfter(day)
                        ? bankrupt(item)
                        : item)
                .toList();
        return new SourceSet(
                sound.directory(),
                new SourceChain<>("prices", List.of(bars)),
                new SourceChain<>("statements", List.of(facts)),
                sound.profiles(),
                sound.estimates(),
                sound.peers(),
                new SourceChain<>("news", List.of(news)),
                sound.filings(),
                sound.transcripts(),
                sound.gainers(),
                sound.index());
    }

    private static PriceHistory soaring(PriceHistory sound, LocalDate day) {
        return new PriceHistory(
                sound.ticker(),
                sound.currency(),
                sound.bars().stream()
                        .map(bar -> bar.day().isAfter(day)
                                        && !sound.ticker().symbol().startsWith("^")
                                ? new Bar(
                                        bar.day(),
                                        1000 * bar.open(),
                                        1000 * bar.high(),
                                        1000 * bar.low(),
                                        1000 * bar.close(),
                                        1000 * bar.adjustedClose(),
                                        7 * bar.volume())
                                : bar)
                        .toList(),
                sound.splits(),
                sound.dividends(),
                sound.origin());
    }

    private static Fact absurd(Fact fact) {
        return new Fact(
                fact.subject(),
                fact.metric(),
                fact.period(),
                fact.value().multiply(BigDecimal.valueOf(-1000)),
                fact.unit(),
                fact.basis(),
                fact.knownAt(),
                fact.origin(),
                fact.dimensions());
    }

    private static NewsItem bankrupt(NewsItem item) {
        return new NewsItem(
                "Fraud, bankruptcy and collapse: shares plunge",
                item.uri(),
                item.publisher(),
                item.published(),
                item.summary(),
                item.tickers(),
                item.origin());
    }
}
