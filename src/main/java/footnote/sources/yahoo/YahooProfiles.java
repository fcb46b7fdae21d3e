package footnote.sources.yahoo;

import footnote.domain.Origin;
import footnote.domain.Profile;
import footnote.domain.Profile.Officer;
import footnote.domain.Profile.Ownership;
import footnote.domain.Ticker;
import footnote.sources.Parsing;
import footnote.sources.ProfileSource;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;

/** Company profiles from quoteSummary. */
public final class YahooProfiles implements ProfileSource {
    private static final Duration FRESH = Duration.ofDays(1);

    private final Yahoo yahoo;

    public YahooProfiles(Yahoo yahoo) {
        this.yahoo = yahoo;
    }

    @Override
    public Profile profile(Ticker ticker) {
        byte[] json = YahooSummary.fetch(yahoo, ticker, YahooSummary.COMPANY, "profile of " + ticker, FRESH);
        return parse(ticker, json, yahoo.origin(YahooSummary.uri(ticker, YahooSummary.COMPANY)));
    }

    static Profile parse(Ticker ticker, byte[] json, Origin origin) {
        String what = "profile of " + ticker;
        return Parsing.of(Yahoo.NAME, what, () -> {
            JsonNode modules = YahooSummary.modules(json, what);
            JsonNode asset = modules.path("assetProfile");
            if (!asset.isObject()) {
                throw new NoData(Yahoo.NAME, what);
            }
            return new Profile(
                    ticker,
                    name(modules).orElse(ticker.symbol()),
                    VendorJson.text(asset.path("sector")),
                    VendorJson.text(asset.path("industry")),
                    VendorJson.text(asset.path("country")),
                    VendorJson.uri(asset.path("website")),
                    VendorJson.text(asset.path("longBusinessSummary")),
                    VendorJson.whole(asset.path("fullTimeEmployees")),
                    officers(asset.path("companyOfficers")),
                    ownership(modules.path("majorHoldersBreakdown")),
                    origin.at("assetProfile"));
        });
    }

    private static Optional<String> name(JsonNode modules) {
        return VendorJson.text(modules.path("quoteType").path("longName"))
                .or(() -> VendorJson.text(modules.path("price").path("longName")))
                .or(() -> VendorJson.text(modules.path("quoteType").path("shortName")));
    }

    private static List<Officer> officers(JsonNode rows) {
        var officers = new ArrayList<Officer>();
        for (JsonNode row : rows) {
            VendorJson.text(row.path("name"))
                    .map(name -> name.replaceAll("\\s+", " ").strip())
                    .ifPresent(name -> officers.add(new Officer(
                            name,
                            VendorJson.text(row.path("title")).orElse(""),
                            year(row.path("yearBorn")),
                            VendorJson.decimal(row.path("totalPay")))));
        }
        return officers;
    }

    private static OptionalInt year(JsonNode node) {
        OptionalLong year = VendorJson.whole(node);
        return year.isPresent() && year.getAsLong() > 1850 && year.getAsLong() < 2200
                ? OptionalInt.of((int) year.getAsLong())
                : OptionalInt.empty();
    }

    private static Ownership ownership(JsonNode holders) {
        return new Ownership(
                percent(holders.path("insidersPercentHeld")),
                percent(holders.path("institutionsPercentHeld")),
                Optional.empty(),
                Optional.empty());
    }

    private static Optional<BigDecimal> percent(JsonNode fraction) {
        return VendorJson.decimal(fraction).map(each -> each.movePointRight(2));
    }
}
