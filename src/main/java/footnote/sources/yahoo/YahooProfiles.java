package footnote.sources.yahoo;

import footnote.domain.Origin;
import footnote.domain.Profile;
import footnote.domain.Profile.Officer;
import footnote.domain.Profile.Ownership;
import footnote.domain.Ticker;
import footnote.sources.Json;
import footnote.sources.Parsing;
import footnote.sources.ProfileSource;
import footnote.sources.SourceException.NoData;
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
    private static final String MODULES = "assetProfile,quoteType,majorHoldersBreakdown";
    private static final Duration FRESH = Duration.ofDays(1);

    private final Yahoo yahoo;

    public YahooProfiles(Yahoo yahoo) {
        this.yahoo = yahoo;
    }

    @Override
    public Profile profile(Ticker ticker) {
        byte[] json = YahooSummary.fetch(yahoo, ticker, MODULES, "profile of " + ticker, FRESH);
        return parse(ticker, json, yahoo.origin(YahooSummary.uri(ticker, MODULES)));
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
                    Json.text(asset.path("sector")),
                    Json.text(asset.path("industry")),
                    Json.text(asset.path("country")),
                    Json.uri(asset.path("website")),
                    Json.text(asset.path("longBusinessSummary")),
                    Json.whole(asset.path("fullTimeEmployees")),
                    officers(asset.path("companyOfficers")),
                    ownership(modules.path("majorHoldersBreakdown")),
                    origin.at("assetProfile"));
        });
    }

    private static Optional<String> name(JsonNode modules) {
        return Json.text(modules.path("quoteType").path("longName"))
                .or(() -> Json.text(modules.path("price").path("longName")))
                .or(() -> Json.text(modules.path("quoteType").path("shortName")));
    }

    private static List<Officer> officers(JsonNode rows) {
        var officers = new ArrayList<Officer>();
        for (JsonNode row : rows) {
            Json.text(row.path("name"))
                    .map(name -> name.replaceAll("\\s+", " ").strip())
                    .ifPresent(name -> officers.add(new Officer(
                            name,
                            Json.text(row.path("title")).orElse(""),
                            year(row.path("yearBorn")),
                            Json.decimal(row.path("totalPay")))));
        }
        return officers;
    }

    private static OptionalInt year(JsonNode node) {
        OptionalLong year = Json.whole(node);
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
        return Json.decimal(fraction).map(each -> each.movePointRight(2));
    }
}
