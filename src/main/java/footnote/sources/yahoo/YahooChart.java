package footnote.sources.yahoo;

import footnote.domain.Bar;
import footnote.domain.Denomination;
import footnote.domain.Dividend;
import footnote.domain.IntradayHistory.IntradayBar;
import footnote.domain.Split;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * One answer of the chart endpoint.
 *
 * <p>Its prices are adjusted for splits, the adjusted close for dividends too. Days are told by the exchange's zone,
 * because the offset beside it is that of the moment of asking.
 */
record YahooChart(Denomination currency, ZoneId zone, JsonNode result) {
    static YahooChart parse(byte[] json, String what) {
        return Parsing.of(Yahoo.NAME, what, () -> {
            JsonNode result = Yahoo.firstResult(json, "chart", what);
            JsonNode meta = result.path("meta");
            var currency = VendorJson.text(meta.path("currency"))
                    .orElseThrow(() -> new Malformed(Yahoo.NAME, what, "no currency"));
            var zone = VendorJson.text(meta.path("exchangeTimezoneName"))
                    .orElseThrow(() -> new Malformed(Yahoo.NAME, what, "no time zone"));
            var chart = new YahooChart(new Denomination(currency), ZoneId.of(zone), result);
            chart.check(what);
            return chart;
        });
    }

    /** A range without trading has neither times nor prices; prices without times cannot be placed. */
    private void check(String what) {
        JsonNode times = result.path("timestamp");
        int closes = quote().path("close").size();
        if (!times.isArray() && closes == 0) {
            throw new NoData(Yahoo.NAME, what);
        }
        if (times.size() != closes) {
            throw new Malformed(Yahoo.NAME, what, times.size() + " times for " + closes + " prices");
        }
    }

    /** One bar a day; rows without a price are left out, and a day told twice counts as told last. */
    List<Bar> bars() {
        var bars = new TreeMap<LocalDate, Bar>();
        JsonNode adjusted = result.path("indicators").path("adjclose").path(0).path("adjclose");
        for (int i = 0; i < result.path("timestamp").size(); i++) {
            Optional<LocalDate> day = day(result.path("timestamp").path(i));
            double close = VendorJson.number(quote().path("close").path(i));
            double open = VendorJson.number(quote().path("open").path(i));
            double high = VendorJson.number(quote().path("high").path(i));
            double low = VendorJson.number(quote().path("low").path(i));
            double adjustedClose = VendorJson.number(adjusted.path(i));
            if (day.isPresent() && Double.isFinite(open + high + low + close)) {
                bars.put(
                        day.get(),
                        new Bar(
                                day.get(),
                                open,
                                high,
                                low,
                                close,
                                Double.isFinite(adjustedClose) ? adjustedClose : close,
                                volume(i)));
            }
        }
        return List.copyOf(bars.values());
    }

    List<IntradayBar> intradayBars() {
        var bars = new TreeMap<Instant, IntradayBar>();
        for (int i = 0; i < result.path("timestamp").size(); i++) {
            Optional<Instant> start =
                    VendorJson.instant(result.path("timestamp").path(i));
            double close = VendorJson.number(quote().path("close").path(i));
            double open = VendorJson.number(quote().path("open").path(i));
            double high = VendorJson.number(quote().path("high").path(i));
            double low = VendorJson.number(quote().path("low").path(i));
            if (start.isPresent() && Double.isFinite(open + high + low + close)) {
                bars.put(start.get(), new IntradayBar(start.get(), open, high, low, close, volume(i)));
            }
        }
        return List.copyOf(bars.values());
    }

    List<Dividend> dividends() {
        var dividends = new ArrayList<Dividend>();
        for (JsonNode each : result.path("events").path("dividends")) {
            var day = day(each.path("date"));
            var amount = VendorJson.decimal(each.path("amount")).filter(value -> value.signum() >= 0);
            if (day.isPresent() && amount.isPresent()) {
                dividends.add(new Dividend(day.get(), amount.get()));
            }
        }
        dividends.sort(Comparator.comparing(Dividend::day));
        return dividends;
    }

    List<Split> splits() {
        var splits = new ArrayList<Split>();
        for (JsonNode each : result.path("events").path("splits")) {
            var day = day(each.path("date"));
            var newShares = VendorJson.decimal(each.path("numerator")).filter(value -> value.signum() > 0);
            var oldShares = VendorJson.decimal(each.path("denominator")).filter(value -> value.signum() > 0);
            if (day.isPresent() && newShares.isPresent() && oldShares.isPresent()) {
                splits.add(new Split(day.get(), newShares.get(), oldShares.get()));
            }
        }
        splits.sort(Comparator.comparing(Split::day));
        return splits;
    }

    private long volume(int row) {
        return Math.max(0, VendorJson.whole(quote().path("volume").path(row)).orElse(0));
    }

    private Optional<LocalDate> day(JsonNode seconds) {
        return VendorJson.instant(seconds).map(each -> each.atZone(zone).toLocalDate());
    }

    private JsonNode quote() {
        return result.path("indicators").path("quote").path(0);
    }
}
