package footnote.workflows.movers;

import footnote.domain.LookBack;
import footnote.domain.Mover;
import footnote.domain.Prose;
import footnote.domain.Ticker;
import footnote.evidence.IndexNames;
import footnote.research.MetricSet;
import footnote.research.PriceMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells a mover's day in sentences whose figures are facts; what is missing is left out. */
public final class MoverStory {
    private MoverStory() {}

    public static List<Prose> of(
            Mover mover,
            List<MoverReport.Headline> news,
            MetricSet measures,
            Optional<Ticker> benchmark,
            LookBack period) {
        var told = new ArrayList<Prose>();
        told.add(new Prose(mover.symbol() + " is the day's top gainer: it rose " + fact(measures, MoverMetrics.CHANGE)
                + " to " + fact(measures, "price") + "."));
        told.add(cause(news));
        has(measures, MoverMetrics.TOTAL_RETURN).ifPresent(earned -> {
            String market = has(measures, MoverMetrics.RELATIVE)
                    .flatMap(points ->
                            benchmark.map(index -> ", " + points + " relative to " + IndexNames.of(index.symbol())))
                    .orElse("");
            told.add(new Prose("Over " + period.words() + " the total return is " + earned + market + "."));
        });
        has(measures, MoverMetrics.VOLATILITY)
                .ifPresent(deviation -> told.add(new Prose("Annualized volatility is " + deviation + ".")));
        has(measures, MoverMetrics.VOLUME_SPIKE)
                .ifPresent(spike -> told.add(new Prose("Volume on the last day was " + spike + " its average"
                        + has(measures, MoverMetrics.INTRADAY_RANGE)
                                .map(range -> "; the day's price range was " + range)
                                .orElse("")
                        + ".")));
        return told;
    }

    /** The headline that says why; a headline with a figure is not quoted, for no fact backs it. */
    private static Prose cause(List<MoverReport.Headline> news) {
        return news.stream()
                .filter(headline -> PriceMove.isExplainedBy(headline.title()))
                .map(headline ->
                        new Prose("Cause as reported: “" + headline.title() + "” (" + headline.publisher() + ")."))
                .filter(prose -> prose.unbound().isEmpty() && prose.references().isEmpty())
                .findFirst()
                .orElseGet(() -> new Prose("No headline of the day states why."));
    }

    private static String fact(MetricSet measures, String metric) {
        return has(measures, metric).orElseThrow(() -> new IllegalArgumentException("the screen states no " + metric));
    }

    private static Optional<String> has(MetricSet measures, String metric) {
        return measures.find(metric).map(entry -> "{fact:" + entry.id() + "}");
    }
}
