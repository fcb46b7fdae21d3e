package footnote.sources.sample;

import footnote.domain.Bar;
import footnote.domain.Mover;
import footnote.sources.GainersSource;
import footnote.sources.SourceException.NoData;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.SampleNames;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The largest gains of the last day among the sample market's Nasdaq shares. */
public final class SampleGainers implements GainersSource {
    private static final String EXCHANGE = "Nasdaq";

    private final SampleWorld world;
    private final SampleQuotes quotes;

    SampleGainers(SampleWorld world) {
        this.world = world;
        this.quotes = new SampleQuotes(world);
    }

    @Override
    public List<Mover> gainers(int count) {
        var gainers = world.companies().stream()
                .filter(company -> company.exchangeName().equals(EXCHANGE))
                .map(this::mover)
                .filter(mover -> mover.percentChange().signum() > 0)
                .sorted(Comparator.comparing(Mover::percentChange).reversed())
                .limit(count)
                .toList();
        if (gainers.isEmpty()) {
            throw new NoData(SampleMarket.VENDOR, "gainers on " + SampleMarket.TODAY);
        }
        return gainers;
    }

    private Mover mover(Description company) {
        List<Bar> bars = world.prices(company).bars();
        Bar last = bars.getLast();
        Bar before = bars.get(bars.size() - 2);
        return new Mover(
                company.ticker(),
                company.name(),
                EXCHANGE,
                SampleQuotes.price(last.close()),
                SampleQuotes.price(last.close()).subtract(SampleQuotes.price(before.close())),
                SampleQuotes.percent(last.close(), before.close()),
                OptionalLong.of(last.volume()),
                Optional.of(quotes.marketCap(company, last)),
                SampleNames.origin("https://prices.sample.example/gainers")
                        .at(last.day().toString()),
                Optional.empty());
    }
}
