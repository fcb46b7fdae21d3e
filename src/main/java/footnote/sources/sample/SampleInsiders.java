package footnote.sources.sample;

import footnote.domain.Bar;
import footnote.domain.DateRange;
import footnote.domain.InsiderTrade;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.sources.InsiderSource;
import footnote.sources.SourceException.NoData;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.SampleNames;
import footnote.sources.sample.description.SeededRandom;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Purchases and sales by the officers of US sample companies, some days after results; two days later they are filed. */
public final class SampleInsiders implements InsiderSource {
    private static final double HOW_OFTEN = 0.3;
    private static final double SALES = 0.65;
    private static final int FILED_AFTER = 2;

    private final SampleWorld world;

    SampleInsiders(SampleWorld world) {
        this.world = world;
    }

    @Override
    public List<InsiderTrade> trades(Listing listing, DateRange filed, int forms) {
        var company = world.company(listing.ticker(), "insider trades");
        var trades = all(company).stream()
                .filter(trade -> filed.contains(trade.day().plusDays(FILED_AFTER)))
                .sorted(Comparator.comparing(InsiderTrade::day).reversed())
                .limit(forms)
                .toList();
        if (trades.isEmpty()) {
            throw new NoData(SampleMarket.VENDOR, "insider trades at " + listing.ticker() + " from " + filed);
        }
        return trades;
    }

    private List<InsiderTrade> all(Description company) {
        var trades = new ArrayList<InsiderTrade>();
        if (company.market() != Market.UNITED_STATES) {
            return trades;
        }
        for (var quarter : world.books(company).quarters()) {
            var random = SeededRandom.of(
                    world.seed(), company.symbol(), "insiders", quarter.term().label());
            if (random.chance(HOW_OFTEN)) {
                bar(company, quarter.term().published().plusDays(3 + random.below(20)))
                        .ifPresent(bar -> trades.add(trade(company, bar, random)));
            }
        }
        return trades;
    }

    private Optional<Bar> bar(Description company, LocalDate from) {
        return world.prices(company).bars().stream()
                .filter(bar -> !bar.day().isBefore(from))
                .findFirst();
    }

    private static InsiderTrade trade(Description company, Bar bar, SeededRandom random) {
        boolean sells = random.chance(SALES);
        boolean chief = random.chance(0.5);
        long shares = 500L * (1 + random.below(80));
        return new InsiderTrade(
                company.text(chief ? "ceo" : "cfo"),
                Optional.of(chief ? "Chief executive" : "Chief financial officer"),
                bar.day(),
                "Common stock",
                sells ? "S" : "P",
                !sells,
                false,
                BigDecimal.valueOf(shares),
                Optional.of(BigDecimal.valueOf(bar.close()).setScale(2, RoundingMode.HALF_UP)),
                Optional.of(BigDecimal.valueOf(shares * (2L + random.below(12)))),
                SampleNames.origin("https://filings.sample.example/" + SampleNames.slug(company.symbol()) + "/form-4/"
                                + bar.day())
                        .in("Form 4"));
    }
}
