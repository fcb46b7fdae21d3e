package footnote.workflows.movers;

import footnote.domain.Denomination;
import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.LookBack;
import footnote.domain.Market;
import footnote.domain.Mover;
import footnote.domain.NewsItem;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.domain.calendar.TradingDays;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.research.HeadlineSentiment;
import footnote.research.NewsWindow;
import footnote.research.SentimentLexicon;
import footnote.runtime.run.Fault;
import footnote.workflows.movers.MoverGatherer.MoverScreen.Floors;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** Fetches what the daily mover needs: the screen, the prices, the stories. */
public final class MoverGatherer {
    private static final int ASKED = 100;
    private static final int KEPT = 10;
    private static final int STORIES = 12;
    private static final Ticker SPY = new Ticker("SPY");

    private final EvidenceReader evidence;
    private final Floors floors;

    public MoverGatherer(EvidenceReader evidence, Floors floors) {
        this.evidence = evidence;
        this.floors = floors;
    }

    /** Those above the floors, best first; a row without a market value is not known to be above. */
    public MoverScreen screen(View view) {
        var all = found(evidence.gainers(ASKED, view));
        var above = all.stream()
                .filter(mover -> mover.price().compareTo(floors.price()) >= 0)
                .filter(mover -> mover.marketCap()
                        .map(value -> value.compareTo(floors.marketCap()) >= 0)
                        .orElse(floors.marketCap().signum() == 0))
                .sorted(Comparator.comparing(Mover::percentChange).reversed())
                .toList();
        if (above.isEmpty()) {
            throw Fault.permanent(
                    Fault.Kind.SOURCE,
                    "none of the " + all.size() + " gainers meets the limits (price " + floors.price()
                            + ", market value " + floors.marketCap()
                            + "); lower movers.min_price or movers.min_market_cap");
        }
        return new MoverScreen(above.stream().limit(KEPT).toList(), all.size() - above.size(), floors);
    }

    /** A listing as the screen knows it, for what is asked by listing. */
    public static Listing listing(Mover mover) {
        return Listing.of(mover.symbol(), mover.name(), mover.exchange(), Market.UNITED_STATES, Denomination.USD);
    }

    /** What a mover is held against: the fund that tracks the market, or the sample market's own index. */
    public Ticker benchmark(View view) {
        return view.sample() ? evidence.index(Market.UNITED_STATES, view) : SPY;
    }

    /** The trading day that the screen is of. */
    public static LocalDate day(View view) {
        return TradingDays.kind(Market.UNITED_STATES, view.asOf()) == TradingDays.Kind.CLOSED
                ? TradingDays.previous(Market.UNITED_STATES, view.asOf())
                : view.asOf();
    }

    /** The screen knows the last day alone, so no other day can be asked for. */
    public void mustBeToday(View view) {
        var today = evidence.today(view.sample());
        if (!view.asOf().equals(today)) {
            throw Fault.input(
                    "gainers are known for " + today + " alone, not for " + view.asOf() + "; leave the as-of day out");
        }
    }

    /** Bars over the period; where there are none, over one month. */
    public MoverPrices history(Ticker ticker, LookBack period, View view) {
        var asked = bars(ticker, period, view);
        if (asked.found().isPresent() || period == LookBack.ONE_MONTH) {
            return new MoverPrices(found(asked), period);
        }
        return new MoverPrices(found(bars(ticker, LookBack.ONE_MONTH, view)), LookBack.ONE_MONTH);
    }

    /** Bars of that period alone. */
    public MoverPrices exactly(Ticker ticker, LookBack period, View view) {
        return new MoverPrices(found(bars(ticker, period, view)), period);
    }

    private Finding<PriceHistory> bars(Ticker ticker, LookBack period, View view) {
        return switch (evidence.prices(ticker, period.until(view.asOf()), view)) {
            case Finding.Found<PriceHistory>(PriceHistory history)
            when history.bars().size() < 2 ->
                new Finding.Missing<>("prices of " + ticker, "fewer than two days of them are there");
            case Finding<PriceHistory> finding -> finding;
        };
    }

    public List<NewsItem> news(Mover mover, Instant at, View view) {
        var stories = found(evidence.news(listing(mover), NewsWindow.WEEK.before(at), view));
        return stories.stream().limit(STORIES).toList();
    }

    private static <T> T found(Finding<T> finding) {
        return switch (finding) {
            case Finding.Found<T>(T value) -> value;
            case Finding.Missing<T>(String what, String why) ->
                throw Fault.permanent(Fault.Kind.SOURCE, what + ": " + why); // the chain tried every vendor
        };
    }

    /** The day's gainers as far as they pass the floors, best first, and how many did not. */
    public record MoverScreen(List<Mover> gainers, int left, Floors floors) {
        /** What keeps penny stocks out, in the market's currency. */
        public record Floors(BigDecimal price, BigDecimal marketCap) {}

        public MoverScreen {
            gainers = List.copyOf(gainers);
            if (gainers.isEmpty()) {
                throw new IllegalArgumentException("a screen names at least one gainer");
            }
        }

        public Mover top() {
            return gainers.getFirst();
        }
    }

    /** A price history and the period it was had for, which may be shorter than the one asked for. */
    public record MoverPrices(PriceHistory history, LookBack period) {}

    /** Picks the stories that may have moved a share up: recent ones first, good news before the rest. */
    public static final class MoveDrivers {
        private static final int MOST = 3;
        private static final Pattern MOVE = Pattern.compile(
                "(?i)\\b(?:shares?|stock|price)\\b.*\\b(?:jump|soar|surge|rise|rose|climb|gain|rall|drop|fall|fell|sink|slump|slide|tumble)\\w*");
        private static final Pattern CAUSE =
                Pattern.compile("(?i)\\b(?:after|as|on|following|amid|over|because|since|upon)\\b");

        private final HeadlineSentiment mood = new HeadlineSentiment(SentimentLexicon.read());

        /** A headline that only says how far the share moved gives no cause; it comes last. */
        private static boolean onlyRepeats(String title) {
            return MOVE.matcher(title).find() && !CAUSE.matcher(title).find();
        }

        public List<NewsItem> of(List<NewsItem> stories, Instant at) {
            var recent = NewsWindow.DAYS.of(stories, at);
            return (recent.isEmpty() ? NewsWindow.WEEK.of(stories, at) : recent)
                    .stream()
                            .sorted(Comparator.comparing((NewsItem story) -> onlyRepeats(story.title()))
                                    .thenComparing(story -> mood.score(story.title()), Comparator.reverseOrder()))
                            .limit(MOST)
                            .toList();
        }
    }
}
