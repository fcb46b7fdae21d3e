package footnote.testing.replay;

import footnote.runtime.json.Json;
import footnote.testing.replay.ReplayServer.Asked;
import footnote.testing.replay.ReplayServer.Reply;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Real prices as Yahoo's charts and Stooq's tables show them up to a time. */
final class ReplayPrices {
    private final ReplayFiles files;
    private final Instant now;
    private final String today;
    private final Set<String> modes;
    private final Map<String, String[]> symbols = new HashMap<>();

    ReplayPrices(ReplayFiles files, Instant now, Set<String> modes) {
        this.files = files;
        this.now = now;
        this.today = now.toString().substring(0, 10);
        this.modes = modes;
        files.text("prices/meta.tsv")
                .orElse("")
                .lines()
                .map(line -> line.split("\t"))
                .forEach(row -> symbols.put(row[0], row));
    }

    /** What is known of a symbol: itself, currency, time zone, exchange by code and name, kind, name. */
    Optional<String[]> symbol(String symbol) {
        return Optional.ofNullable(symbols.get(symbol));
    }

    Reply chart(String symbol, Asked asked) {
        var row = symbols.get(symbol);
        if (row == null || files.text("prices/" + symbol + ".csv").isEmpty()) {
            return notFound("chart", "No data found, symbol may be delisted");
        }
        if (!asked.query("interval", "1d").equals("1d")) {
            return Reply.json(422, "{\"chart\":{\"result\":null,\"error\":{\"code\":\"Unprocessable Entity\"}}}");
        }
        long from = Long.parseLong(asked.query("period1", "0"));
        long to = Long.parseLong(asked.query("period2", "9999999999"));
        var result = Json.object();
        var meta = result.putObject("meta");
        meta.put("currency", row[1]).put("symbol", symbol).put("exchangeTimezoneName", row[2]);
        meta.put("exchangeName", row[3]).put("fullExchangeName", row[4]).put("instrumentType", row[5]);
        meta.put("longName", row[6]).put("shortName", row[6]).put("dataGranularity", "1d");
        var stamps = result.putArray("timestamp");
        var events = result.putObject("events");
        var indicators = result.putObject("indicators");
        var quote = indicators.putArray("quote").addObject();
        var adjusted = indicators.putArray("adjclose").addObject().putArray("adjclose");
        List.of("open", "high", "low", "close", "volume").forEach(quote::putArray);
        for (String[] day : prices(symbol)) {
            long at = opened(day[0], row[2]);
            if (at > now.getEpochSecond()) {
                break;
            }
            meta.put("regularMarketPrice", new BigDecimal(day[4]));
            if (at < from || at >= to) {
                continue;
            }
            stamps.add(at);
            for (int i = 1; i <= 4; i++) {
                quote.withArray(List.of("open", "high", "low", "close").get(i - 1))
                        .add(new BigDecimal(day[i]));
            }
            quote.withArray("volume").add(new BigDecimal(day[6]).longValue());
            adjusted.add(new BigDecimal(day[5]));
            if (Double.parseDouble(day[7]) != 0) {
                events.withObject("dividends")
                        .putObject("" + at)
                        .put("date", at)
                        .put("amount", new BigDecimal(day[7]));
            }
            if (Double.parseDouble(day[8]) != 0) {
                events.withObject("splits")
                        .putObject("" + at)
                        .put("date", at)
                        .put("numerator", new BigDecimal(day[8]))
                        .put("denominator", 1);
            }
        }
        var answer = Json.object();
        answer.putObject("chart").putNull("error").putArray("result").add(result);
        return Reply.json(200, answer.toString());
    }

    private static long opened(String day, String zone) {
        var time =
                switch (zone) {
                    case "America/New_York" -> LocalTime.of(9, 30);
                    case "Asia/Kolkata" -> LocalTime.of(9, 15);
                    case "Asia/Seoul" -> LocalTime.of(9, 0);
                    default -> LocalTime.MIDNIGHT;
                };
        return LocalDate.parse(day).atTime(time).atZone(ZoneId.of(zone)).toEpochSecond();
    }

    private List<String[]> prices(String symbol) {
        String name = modes.contains("badadj") && symbol.equals("005930.KS") ? symbol + ".2019" : symbol;
        return files.text("prices/" + name + ".csv")
                .orElseThrow()
                .lines()
                .skip(1)
                .map(line -> line.split(","))
                .toList();
    }

    Reply stooq(Asked asked) {
        String symbol = asked.query("s", "").toUpperCase().replaceAll("\\.US$", "");
        if (!modes.contains("stooq")) {
            return Reply.text(200, "text/plain", "Exceeded the daily hits limit");
        }
        if (!symbols.containsKey(symbol)) {
            return Reply.text(200, "text/plain", "No data");
        }
        var lines = new StringBuilder("Date,Open,High,Low,Close,Volume\r\n");
        for (String[] day : prices(symbol)) {
            String compact = day[0].replace("-", "");
            if (compact.compareTo(asked.query("d1", "0")) >= 0 && day[0].compareTo(today) <= 0) {
                double factor = Double.parseDouble(day[5]) / Double.parseDouble(day[4]);
                lines.append(day[0]);
                for (int i = 1; i <= 4; i++) {
                    lines.append(',').append(Double.parseDouble(day[i]) * factor);
                }
                lines.append(',').append(day[6]).append("\r\n");
            }
        }
        return Reply.text(200, "text/csv", lines.toString());
    }

    static Reply notFound(String envelope, String why) {
        return Reply.json(
                404,
                "{\"" + envelope + "\":{\"result\":null,\"error\":{\"code\":\"Not Found\",\"description\":\"" + why
                        + "\"}}}");
    }
}
