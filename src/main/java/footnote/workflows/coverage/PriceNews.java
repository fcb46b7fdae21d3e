package footnote.workflows.coverage;

import footnote.domain.Bar;
import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.NewsItem;
import footnote.domain.Period;
import footnote.domain.PriceHistory;
import footnote.domain.SourceLine;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader;
import footnote.quant.MaybeNumber;
import footnote.quant.risk.Returns;
import footnote.quant.statistics.Sample;
import footnote.research.FactDeriver;
import footnote.research.NewsRelevance;
import footnote.workflows.coverage.CoverageItem.Kind;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Large moves of the share, each with the story that gives its cause, where one does. */
final class PriceNews {
    private static final int RECENT_BARS = 5;
    /** A day's change that is large for any share, and how many usual deviations make one large for its own. */
    private static final double LARGE = 0.05;

    private static final double DEVIATIONS = 3;
    private static final int FEWEST_RETURNS = 20;

    /** Counted back from the day itself, so that a day is large or not whenever one looks back at it. */
    private static final int USUAL_RETURNS = 60;

    private static final String MOVES =
            "(?:jump|drop|fall|fell|rise|rose|surge|plunge|soar|slump|slid|slide|gain|tumble|climb|sink|sank|rally|rallie|spike"
                    + "|move|trad)\\w*\\b";

    /** Headlines that repeat the move instead of explaining it. */
    private static final Pattern REPEATS =
            Pattern.compile("(?i)\\b(?:shares?|stock)\\b.*\\b" + MOVES + "(?!.*\\b(?:after|as|on|amid|following)\\b)");

    /** Headlines that name a move with its cause. */
    private static final Pattern EXPLAINS = Pattern.compile("(?i)\\b" + MOVES + ".*\\b(?:after|as|amid|following)\\b");

    private final EvidenceReader evidence;
    private final NewsCollector news;
    private final Optional<HoldingValue> holding;

    PriceNews(EvidenceReader evidence, NewsCollector news, Optional<HoldingValue> holding) {
        this.evidence = evidence;
        this.news = news;
        this.holding = holding;
    }

    void collect(PriceHistory history) {
        double[] returns = Returns.daily(history.column(Bar::close));
        for (int i = Math.max(1, returns.length - RECENT_BARS); i < returns.length; i++) {
            double usual = Sample.standardDeviation(Arrays.copyOfRange(returns, Math.max(0, i - USUAL_RETURNS), i));
            double change = Math.abs(returns[i]);
            if (change >= LARGE || (i > FEWEST_RETURNS && change >= DEVIATIONS * usual)) {
                move(history, history.bars().get(i), history.bars().get(i + 1), returns[i]);
            }
        }
    }

    private void move(PriceHistory history, Bar before, Bar now, double change) {
        LocalDate day = now.day();
        var close = news.keep(LedgerEntry.of(Fact.of(
                Subject.of(history.ticker()),
                Metric.PRICE,
                Period.instant(day),
                new BigDecimal(now.close(), new MathContext(10)).stripTrailingZeros(),
                Unit.perShare(history.currency()),
                Basis.REPORTED,
                day,
                history.origin().at("close of " + day))));
        var moved = new FactDeriver(Subject.of(news.listing().ticker()), day, history.origin())
                .derive(
                        change > 0 ? "rise_on_day" : "fall_on_day",
                        Period.instant(day),
                        Unit.PERCENT,
                        MaybeNumber.of(Math.abs(change) * 100),
                        "size of the change of the close from the one before; daily bars of " + history.ticker()
                                + " from " + SourceLine.vendor(history.origin()),
                        List.of())
                .map(news::keep)
                .orElseThrow();
        var cause = cause(before.day(), day);
        news.add(
                Kind.MOVE,
                "move " + day,
                day,
                "The shares " + (change > 0 ? "rose" : "fell") + " {fact:" + moved.id() + "} to {fact:" + close.id()
                        + "} on " + FigureFormat.day(day) + "." + effect(history, before, now)
                        + cause.map(story -> " " + NewsCollector.inert(story.publisher()) + " reported:")
                                .orElse(" No story found gives a reason."),
                cause.map(NewsItem::title),
                SourceLine.vendor(history.origin()) + ", daily bars"
                        + cause.map(story -> "; " + NewsCollector.inert(story.publisher()))
                                .orElse(""),
                cause.map(NewsItem::uri).or(() -> history.origin().uri()));
    }

    private String effect(PriceHistory history, Bar before, Bar now) {
        return holding.flatMap(each -> each.moved(history, before, now)
                        .map(change -> " Your {fact:" + each.shares().id() + "} " + (change.up() ? "gained" : "lost")
                                + " {fact:" + change.size() + "}."))
                .orElse("");
    }

    /**
     * A story from between the two closes that is about the company and does not only repeat the move: the latest of
     * those that name the move with its cause, else the latest.
     */
    private Optional<NewsItem> cause(LocalDate before, LocalDate day) {
        var since = before.atStartOfDay(ZoneOffset.UTC).toInstant();
        var until = day.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
        var mentions = NewsRelevance.of(news.listing());
        return evidence.news(news.listing(), since, news.view()).found().stream()
                .flatMap(List::stream)
                .filter(story ->
                        story.published().filter(at -> at.isBefore(until)).isPresent())
                .filter(story -> mentions.concerns(story)
                        && !mentions.onlyAside(story.title())
                        && !REPEATS.matcher(story.title()).find())
                .max(Comparator.comparing((NewsItem story) ->
                                EXPLAINS.matcher(story.title()).find())
                        .thenComparing(story -> story.published().orElseThrow()));
    }
}
