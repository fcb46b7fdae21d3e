package footnote.sources.yahoo;

import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.testing.Parser;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Yahoo's parsers, for tests that try them all. */
public final class YahooParsers {
    private static final Ticker ACME = new Ticker("ACME");
    private static final Origin ORIGIN =
            Origin.web("yahoo", URI.create("https://query2.finance.yahoo.com/"), Instant.parse("2026-01-01T00:00:00Z"));
    private static final String CHART = """
            {"chart":{"result":[{"meta":{"currency":"USD","exchangeTimezoneName":"America/New_York"},
            "timestamp":[1577975400,1578061800],"events":{"dividends":{"1":{"amount":0.2,"date":1577975400}},
            "splits":{"1":{"date":1577975400,"numerator":4,"denominator":1}}},"indicators":{"quote":[{"open":[1,2],
            "high":[2,3],"low":[1,1],"close":[1.5,null],"volume":[10,20]}],"adjclose":[{"adjclose":[1.4,1.6]}]}}],
            "error":null}}""";

    private YahooParsers() {}

    public static List<Parser> all() {
        return List.of(
                new Parser(
                        "yahoo chart",
                        file -> file.matches("yahoo/(chart|luk_chart|obb_chart|historical).*"),
                        json -> YahooBars.parse(ACME, json, ORIGIN),
                        CHART),
                new Parser(
                        "yahoo intraday chart",
                        file -> file.matches("yahoo/chart.*(15m|1h).*"),
                        json -> YahooBars.parseIntraday(ACME, Duration.ofMinutes(15), json, ORIGIN),
                        CHART),
                new Parser(
                        "yahoo profile",
                        file -> file.matches("yahoo/(quoteSummary|luk_qs|obb_quoteSummary).*"),
                        json -> YahooProfiles.parse(ACME, json, ORIGIN),
                        """
                        {"quoteSummary":{"result":[{"assetProfile":{"sector":"Tools","fullTimeEmployees":5,
                        "website":"https://acme.example","companyOfficers":[{"name":"A  B","title":"CEO",
                        "yearBorn":1960,"totalPay":{"raw":5}}]},"majorHoldersBreakdown":{"insidersPercentHeld":0.1}}],
                        "error":null}}"""),
                new Parser(
                        "yahoo estimates",
                        file -> file.matches("yahoo/(quoteSummary|luk_qs|obb_quoteSummary).*"),
                        json -> YahooEstimates.parse(ACME, json, ORIGIN),
                        """
                        {"quoteSummary":{"result":[{"earningsTrend":{"trend":[{"period":"0q","endDate":"2025-03-31",
                        "earningsEstimate":{"avg":{"raw":1.6},"numberOfAnalysts":{"raw":27},"earningsCurrency":"USD"}}]},
                        "financialData":{"targetMeanPrice":5},"price":{"currency":"USD"}}],"error":null}}"""),
                new Parser(
                        "yahoo statements",
                        file -> file.startsWith("yahoo/fundamentals"),
                        json -> YahooFundamentals.parse(ACME, json, ORIGIN),
                        """
                        {"timeseries":{"result":[{"meta":{"type":["annualTotalRevenue"]},"annualTotalRevenue":[null,
                        {"asOfDate":"2022-09-30","periodType":"12M","currencyCode":"USD","reportedValue":{"raw":5}}]}]}}"""),
                new Parser(
                        "yahoo gainers",
                        file -> file.matches("yahoo/(dailyGainers|obb_screener).*"),
                        json -> YahooGainers.parse(json, ORIGIN),
                        """
                        {"finance":{"result":[{"quotes":[{"symbol":"ACME","exchange":"NMS","quoteType":"EQUITY",
                        "regularMarketPrice":5,"regularMarketChange":{"raw":1},"regularMarketChangePercent":25}]}]}}"""),
                new Parser("yahoo search", file -> file.startsWith("yahoo/search"), YahooSearch::parse, """
                        {"quotes":[{"exchange":"NMS","shortname":"Acme","quoteType":"EQUITY","symbol":"ACME"}]}"""),
                new Parser(
                        "yahoo news",
                        file -> file.matches("yahoo/(search|obb_ncp).*"),
                        json -> YahooNews.parse(json, ORIGIN),
                        """
                        {"news":[{"title":"Acme rises","link":"https://a.example/1","providerPublishTime":1740442800,
                        "relatedTickers":["ACME"]}]}"""),
                new Parser(
                        "yahoo peers",
                        file -> file.matches("yahoo/(recommendations|trending).*"),
                        YahooPeers::parse,
                        """
                        {"finance":{"result":[{"symbol":"A","recommendedSymbols":[{"symbol":"B"}]}],"error":null}}"""),
                new Parser("yahoo options", _ -> false, json -> YahooOptions.parse(ACME, json, ORIGIN), """
                        {"optionChain":{"result":[{"expirationDates":[1704412800],"quote":{"currency":"USD"},"options":[
                        {"calls":[{"contractSymbol":"X","strike":180,"expiration":1704412800}],"puts":[]}]}]}}"""),
                new Parser(
                        "yahoo consent",
                        file -> file.startsWith("yahoo/getCrumb"),
                        html -> YahooSession.agreement(new String(html, StandardCharsets.UTF_8)),
                        """
                        <form><input type="hidden" name="csrfToken" value="x"></form>"""));
    }
}
