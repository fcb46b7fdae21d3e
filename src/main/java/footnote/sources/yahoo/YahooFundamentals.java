package footnote.sources.yahoo;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.sources.FactSource;
import footnote.sources.Links;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * Statement figures from the fundamentals-timeseries endpoint.
 *
 * <p>Yahoo does not say when a figure was published, so it counts as known from the day it was fetched: an earlier
 * as-of date does not see it.
 */
public final class YahooFundamentals implements FactSource {
    private static final Duration FRESH = Duration.ofHours(12);
    private static final List<String> SPANS = List.of("annual", "quarterly");

    private final Yahoo yahoo;

    public YahooFundamentals(Yahoo yahoo) {
        this.yahoo = yahoo;
    }

    @Override
    public List<Fact> facts(Listing listing) {
        String what = "statements of " + listing.ticker();
        URI uri = uri(
                listing.ticker(),
                yahoo.clock().instant().atOffset(ZoneOffset.UTC).toLocalDate());
        return parse(listing.ticker(), yahoo.open(uri, what, FRESH), yahoo.origin(uri));
    }

    static URI uri(Ticker ticker, LocalDate today) {
        String types = YahooTypes.names()
                .flatMap(name -> SPANS.stream().map(span -> span + name))
                .collect(Collectors.joining(","));
        return URI.create("https://query2.finance.yahoo.com/ws/fundamentals-timeseries/v1/finance/timeseries/"
                + Links.escape(ticker.symbol()) + "?period1=493590046&period2="
                + today.plusDays(1).atStartOfDay().toEpochSecond(ZoneOffset.UTC) + "&type=" + Links.escape(types));
    }

    static List<Fact> parse(Ticker ticker, byte[] json, Origin origin) {
        String what = "statements of " + ticker;
        return Parsing.of(Yahoo.NAME, what, () -> {
            JsonNode series = VendorJson.tree(Yahoo.NAME, what, json).path("timeseries");
            if (!series.path("result").isArray()) {
                throw new Malformed(Yahoo.NAME, what, "no 'timeseries' in it");
            }
            var facts = new ArrayList<Fact>();
            for (JsonNode entry : series.path("result")) {
                String type =
                        VendorJson.text(entry.path("meta").path("type").path(0)).orElse("");
                YahooTypes.of(type).ifPresent(meaning -> {
                    for (JsonNode row : entry.path(type)) {
                        fact(ticker, meaning, row, origin.at(type)).ifPresent(facts::add);
                    }
                });
            }
            if (facts.isEmpty()) {
                throw new NoData(Yahoo.NAME, what);
            }
            facts.sort(Comparator.comparing(Fact::metric).thenComparing(Fact::period));
            return List.copyOf(facts);
        });
    }

    private static Optional<Fact> fact(Ticker ticker, YahooTypes.Meaning meaning, JsonNode row, Origin origin) {
        Metric metric = meaning.metric();
        var value = VendorJson.decimal(row.path("reportedValue"));
        var end = VendorJson.day(row.path("asOfDate"));
        int months = months(VendorJson.text(row.path("periodType")).orElse(""));
        LocalDate known = origin.retrieved().atOffset(ZoneOffset.UTC).toLocalDate();
        if (value.isEmpty() || end.isEmpty() || months == 0 || end.get().isAfter(known)) {
            return Optional.empty();
        }
        boolean stock = metric.nature().filter(Metric.Nature.STOCK::equals).isPresent();
        Period period = stock ? Period.instant(end.get()) : Period.of(YahooPeriods.start(end.get(), months), end.get());
        return unit(metric, VendorJson.text(row.path("currencyCode")))
                .map(unit -> Fact.of(
                        Subject.of(ticker),
                        metric,
                        period,
                        meaning.outflow() ? value.get().negate() : value.get(),
                        unit,
                        Basis.REPORTED,
                        known,
                        origin));
    }

    private static int months(String periodType) {
        return switch (periodType) {
            case "12M", "TTM" -> 12;
            case "6M" -> 6;
            case "3M" -> 3;
            default -> 0;
        };
    }

    private static Optional<Unit> unit(Metric metric, Optional<String> currency) {
        return switch (metric.unit().orElse(Unit.Kind.CURRENCY)) {
            case SHARES -> Optional.of(Unit.SHARES);
            case PER_SHARE -> currency.map(Denomination::new).map(Unit::perShare);
            default -> currency.map(Denomination::new).map(Unit::of);
        };
    }
}
