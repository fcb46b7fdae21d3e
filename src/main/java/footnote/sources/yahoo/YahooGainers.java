package footnote.sources.yahoo;

import footnote.domain.Mover;
import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.sources.GainersSource;
import footnote.sources.Parsing;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The day's gainers; the server's own screen lets other exchanges through, so we screen again. */
public final class YahooGainers implements GainersSource {
    private static final Set<String> NASDAQ = Set.of("NMS", "NGM", "NCM");
    private static final URI SCREEN = URI.create("https://query2.finance.yahoo.com/v1/finance/screener/predefined/saved"
            + "?lang=en-US&region=US&scrIds=day_gainers&count=250");
    private static final ZoneId NEW_YORK = ZoneId.of("America/New_York");
    private static final Duration FRESH = Duration.ofMinutes(5);

    private final Yahoo yahoo;

    public YahooGainers(Yahoo yahoo) {
        this.yahoo = yahoo;
    }

    @Override
    public List<Mover> gainers(int count) {
        return parse(yahoo.crumbed(SCREEN, "the day's gainers", FRESH), yahoo.origin(SCREEN)).stream()
                .limit(count)
                .toList();
    }

    static List<Mover> parse(byte[] json, Origin origin) {
        String what = "the day's gainers on NASDAQ";
        return Parsing.of(Yahoo.NAME, what, () -> {
            var movers = new ArrayList<Mover>();
            for (JsonNode row : Yahoo.firstResult(json, "finance", what).path("quotes")) {
                if (isNasdaqShare(row)) {
                    mover(row, origin).ifPresent(movers::add);
                }
            }
            if (movers.isEmpty()) {
                throw new NoData(Yahoo.NAME, what);
            }
            movers.sort(Comparator.comparing(Mover::percentChange).reversed());
            return List.copyOf(movers);
        });
    }

    private static boolean isNasdaqShare(JsonNode row) {
        return NASDAQ.contains(VendorJson.text(row.path("exchange")).orElse(""))
                && VendorJson.text(row.path("quoteType"))
                        .filter("EQUITY"::equals)
                        .isPresent();
    }

    private static Optional<Mover> mover(JsonNode row, Origin origin) {
        var symbol = VendorJson.text(row.path("symbol")).flatMap(Ticker::read);
        var price = VendorJson.decimal(row.path("regularMarketPrice"));
        var change = VendorJson.decimal(row.path("regularMarketChange"));
        var percent = VendorJson.decimal(row.path("regularMarketChangePercent"));
        if (symbol.isEmpty() || price.isEmpty() || change.isEmpty() || percent.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Mover(
                symbol.get(),
                VendorJson.text(row.path("longName"))
                        .or(() -> VendorJson.text(row.path("shortName")))
                        .orElse(symbol.get().symbol()),
                VendorJson.text(row.path("exchange")).orElse(""),
                price.get(),
                change.get(),
                percent.get(),
                VendorJson.whole(row.path("regularMarketVolume")),
                VendorJson.decimal(row.path("marketCap")),
                origin,
                day(row)));
    }

    /** The exchange's day of the last trade: before the market opens, that is the day before. */
    private static Optional<LocalDate> day(JsonNode row) {
        var zone = VendorJson.text(row.path("exchangeTimezoneName"))
                .filter(ZoneId.getAvailableZoneIds()::contains)
                .map(ZoneId::of)
                .orElse(NEW_YORK);
        return VendorJson.instant(row.path("regularMarketTime")).map(time -> LocalDate.ofInstant(time, zone));
    }
}
