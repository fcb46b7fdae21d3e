package footnote.sources.yahoo;

import footnote.domain.DateRange;
import footnote.domain.IntradayHistory;
import footnote.domain.Origin;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.sources.BarSource;
import footnote.sources.IntradaySource;
import footnote.sources.Links;
import footnote.sources.Parsing;
import footnote.sources.SourceException.NoData;
import java.net.URI;
import java.time.Duration;
import java.time.ZoneOffset;

/** Daily and intraday bars from the chart endpoint. */
public final class YahooBars implements BarSource, IntradaySource {
    private static final Duration DAILY_FRESH = Duration.ofHours(1);
    private static final Duration INTRADAY_FRESH = Duration.ofMinutes(1);

    private static final int YEARS = 11;

    private final Yahoo yahoo;

    public YahooBars(Yahoo yahoo) {
        this.yahoo = yahoo;
    }

    @Override
    public PriceHistory history(Ticker ticker, DateRange days) {
        String what = "bars of " + ticker + " in " + days;
        URI uri = uri(ticker, days);
        var history = parse(ticker, yahoo.open(uri, what, DAILY_FRESH), yahoo.origin(uri))
                .within(days);
        if (history.bars().isEmpty()) {
            throw new NoData(Yahoo.NAME, what);
        }
        return history;
    }

    @Override
    public IntradayHistory intraday(Ticker ticker, Duration interval, int days) {
        String what = interval.toMinutes() + "-minute bars of " + ticker;
        URI uri = intradayUri(ticker, interval, days);
        return parseIntraday(ticker, interval, yahoo.open(uri, what, INTRADAY_FRESH), yahoo.origin(uri));
    }

    /**
     * Eleven years at least, so that all who ask of one day share an answer; a day more at both ends, since the
     * exchange's day may start on the day before in UTC.
     */
    static URI uri(Ticker ticker, DateRange days) {
        var usual = days.last().minusYears(YEARS).withDayOfYear(1);
        long from = (days.first().isBefore(usual) ? days.first() : usual)
                .minusDays(1)
                .atStartOfDay()
                .toEpochSecond(ZoneOffset.UTC);
        long to = days.last().plusDays(2).atStartOfDay().toEpochSecond(ZoneOffset.UTC);
        return URI.create(base(ticker) + "?interval=1d&events=div%7Csplit&includePrePost=false&period1=" + from
                + "&period2=" + to);
    }

    static URI intradayUri(Ticker ticker, Duration interval, int days) {
        return URI.create(
                base(ticker) + "?interval=" + interval.toMinutes() + "m&includePrePost=false&range=" + days + "d");
    }

    private static String base(Ticker ticker) {
        return "https://query2.finance.yahoo.com/v8/finance/chart/" + Links.escape(ticker.symbol());
    }

    static PriceHistory parse(Ticker ticker, byte[] json, Origin origin) {
        String what = "bars of " + ticker;
        return Parsing.of(Yahoo.NAME, what, () -> {
            var chart = YahooChart.parse(json, what);
            var history =
                    new PriceHistory(ticker, chart.currency(), chart.bars(), chart.splits(), chart.dividends(), origin);
            if (history.bars().isEmpty()) {
                throw new NoData(Yahoo.NAME, what);
            }
            return history;
        });
    }

    static IntradayHistory parseIntraday(Ticker ticker, Duration interval, byte[] json, Origin origin) {
        String what = "intraday bars of " + ticker;
        return Parsing.of(Yahoo.NAME, what, () -> {
            var chart = YahooChart.parse(json, what);
            var history =
                    new IntradayHistory(ticker, chart.currency(), chart.zone(), interval, chart.intradayBars(), origin);
            if (history.bars().isEmpty()) {
                throw new NoData(Yahoo.NAME, what);
            }
            return history;
        });
    }
}
