package footnote.sources.sample;

import footnote.domain.Bar;
import footnote.domain.Mover;
import footnote.sources.GainersSource;
import footnote.sources.SourceException.NoData;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.SampleNames;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The largest gains of the last day among the sample market's Nasdaq shares. */
public final class SampleGainers implements GainersSource {
    private static final String EXCHANGE = "Nasdaq";

    private final SampleWorld world;

    SampleGainers(SampleWorld world) {
        this.world = world;
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
                price(last.close()),
                price(last.close()).subtract(price(before.close())),
                percent(last.close(), before.close()),
                OptionalLong.of(last.volume()),
                Optional.of(marketCap(company, last)),
                SampleNames.origin("https://prices.sample.example/gainers")
                        .at(last.day().toString()),
                Optional.empty());
    }

    /** In the currency itself, also where prices are in its hundredths; depositary shares where there are those. */
    private BigDecimal marketCap(Description company, Bar last) {
        var published = Published.quarters(world.books(company));
        var traded = BigDecimal.valueOf(published.getLast().shares() / company.shareRatio());
        return company.priceCurrency()
                .inMajor(price(last.close()).multiply(traded))
                .setScale(0, RoundingMode.HALF_UP);
    }

    private static BigDecimal price(double price) {
        return BigDecimal.valueOf(price);
    }

    private static BigDecimal percent(double now, double before) {
        return BigDecimal.valueOf(100 * (now / before - 1)).setScale(2, RoundingMode.HALF_UP);
    }
}
