package footnote.sources.yahoo;

import footnote.domain.Denomination;
import footnote.domain.OptionChain;
import footnote.domain.OptionChain.Contract;
import footnote.domain.OptionChain.Side;
import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.sources.Links;
import footnote.sources.OptionSource;
import footnote.sources.Parsing;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Option chains, where Yahoo has them. */
public final class YahooOptions implements OptionSource {
    private static final Duration FRESH = Duration.ofMinutes(15);

    private final Yahoo yahoo;

    public YahooOptions(Yahoo yahoo) {
        this.yahoo = yahoo;
    }

    @Override
    public OptionChain options(Ticker ticker, Optional<LocalDate> expiry) {
        URI uri = uri(ticker, expiry);
        return parse(ticker, yahoo.crumbed(uri, "options on " + ticker, FRESH), yahoo.origin(uri));
    }

    static URI uri(Ticker ticker, Optional<LocalDate> expiry) {
        return URI.create("https://query2.finance.yahoo.com/v7/finance/options/" + Links.escape(ticker.symbol())
                + expiry.map(day -> "?date=" + day.atStartOfDay().toEpochSecond(ZoneOffset.UTC))
                        .orElse(""));
    }

    static OptionChain parse(Ticker ticker, byte[] json, Origin origin) {
        String what = "options on " + ticker;
        return Parsing.of(Yahoo.NAME, what, () -> {
            JsonNode result = Yahoo.firstResult(json, "optionChain", what);
            var contracts = new ArrayList<Contract>();
            for (JsonNode dated : result.path("options")) {
                dated.path("calls").forEach(row -> contract(row, Side.CALL).ifPresent(contracts::add));
                dated.path("puts").forEach(row -> contract(row, Side.PUT).ifPresent(contracts::add));
            }
            if (contracts.isEmpty()) {
                throw new NoData(Yahoo.NAME, what);
            }
            JsonNode quote = result.path("quote");
            return new OptionChain(
                    ticker,
                    VendorJson.text(quote.path("currency"))
                            .map(Denomination::new)
                            .orElse(Denomination.USD),
                    VendorJson.decimal(quote.path("regularMarketPrice")),
                    expiries(result.path("expirationDates")),
                    contracts,
                    origin);
        });
    }

    private static List<LocalDate> expiries(JsonNode rows) {
        var days = new ArrayList<LocalDate>();
        rows.forEach(row -> VendorJson.day(row).ifPresent(days::add));
        return days;
    }

    private static Optional<Contract> contract(JsonNode row, Side side) {
        var symbol = VendorJson.text(row.path("contractSymbol"));
        var expiry = VendorJson.day(row.path("expiration"));
        var strike = VendorJson.decimal(row.path("strike")).filter(each -> each.signum() >= 0);
        if (symbol.isEmpty() || expiry.isEmpty() || strike.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Contract(
                symbol.get(),
                side,
                expiry.get(),
                strike.get(),
                VendorJson.decimal(row.path("lastPrice")),
                VendorJson.decimal(row.path("bid")),
                VendorJson.decimal(row.path("ask")),
                VendorJson.whole(row.path("volume")),
                VendorJson.whole(row.path("openInterest")),
                VendorJson.decimal(row.path("impliedVolatility"))));
    }
}
