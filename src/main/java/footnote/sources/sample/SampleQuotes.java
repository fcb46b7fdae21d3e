package footnote.sources.sample;

import footnote.domain.Bar;
import footnote.domain.Quote;
import footnote.domain.Ticker;
import footnote.sources.QuoteSource;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.SampleNames;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The last close of a sample share, with what the company is worth at it. */
public final class SampleQuotes implements QuoteSource {
    private final SampleWorld world;

    SampleQuotes(SampleWorld world) {
        this.world = world;
    }

    @Override
    public Quote quote(Ticker ticker) {
        var company = world.company(ticker, "quote");
        List<Bar> bars = world.prices(company).bars();
        Bar last = bars.getLast();
        Bar before = bars.get(bars.size() - 2);
        var shares = traded(company);
        return new Quote(
                ticker,
                company.name(),
                company.exchangeName(),
                "EQUITY",
                price(last.close()),
                company.priceCurrency(),
                Optional.of(price(before.close())),
                Optional.of(percent(last.close(), before.close())),
                OptionalLong.of(last.volume()),
                Optional.of(marketCap(company, last)),
                Optional.of(shares),
                Optional.of(company.currency()),
                closed(company, last),
                SampleNames.origin("https://prices.sample.example/" + SampleNames.slug(ticker.symbol()))
                        .at("quote"));
    }

    /** In the currency itself, also where prices are in its hundredths. */
    BigDecimal marketCap(Description company, Bar last) {
        return company.priceCurrency()
                .inMajor(price(last.close()).multiply(traded(company)))
                .setScale(0, RoundingMode.HALF_UP);
    }

    /** Shares as they are traded: depositary shares where the company has those. */
    private BigDecimal traded(Description company) {
        var published = Published.quarters(world.books(company));
        return BigDecimal.valueOf(published.getLast().shares() / company.shareRatio());
    }

    static BigDecimal price(double price) {
        return BigDecimal.valueOf(price);
    }

    static BigDecimal percent(double now, double before) {
        return BigDecimal.valueOf(100 * (now / before - 1)).setScale(2, RoundingMode.HALF_UP);
    }

    private Instant closed(Description company, Bar last) {
        var habits = world.habits(company.market());
        String session = habits.session();
        var close = LocalTime.parse(session.substring(session.lastIndexOf('-') + 1));
        return last.day().atTime(close).atZone(habits.zone()).toInstant();
    }
}
