package footnote.testing;

import footnote.runtime.json.Json;
import footnote.testing.ReplayServer.Asked;
import footnote.testing.ReplayServer.Reply;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Yahoo, and Stooq beside it, as recorded: cookie, crumb, consent pages, charts from real prices, and its refusals. */
final class ReplayYahoo {
    private static final String CRUMB = "haT3oykhHqZ";
    private static final String COOKIE =
            "A3=d=AQABBReplay&S=AQAAAreplay; Expires=Thu, 26 Feb 2032 12:00:00 GMT; Domain=.yahoo.com; Path=/; Secure";
    /** The JDK's cookie store goes by this machine's clock, not by the recordings'. */
    private static final Pattern UNTIL = Pattern.compile("(?i)Expires=[^;]*;?\\s*");

    private static final Pattern CRUMBED =
            Pattern.compile("/v(10/finance/quoteSummary|7/finance/(quote|options)|1/finance/screener).*");

    private final Path recordings;
    private final Instant now;
    private final String today;
    private final Set<String> modes;
    private final Map<String, String[]> symbols = new HashMap<>();
    private final AtomicBoolean agreed = new AtomicBoolean();
    private final AtomicBoolean stale = new AtomicBoolean();

    ReplayYahoo(Path recordings, Instant now, Set<String> modes) {
        this.recordings = recordings;
        this.now = now;
        this.today = now.toString().substring(0, 10);
        this.modes = modes;
        this.stale.set(modes.contains("badcrumb"));
        text("prices/meta.tsv")
                .orElse("")
                .lines()
                .map(line -> line.split("\t"))
                .forEach(row -> symbols.put(row[0], row));
    }

    Reply answer(Asked asked) {
        String path = asked.path();
        if (modes.contains("yahoo429") || modes.contains("chart429") && path.contains("/chart/")) {
            return Reply.text(429, "text/html", "Too Many Requests\r\n");
        }
        if (Set.of("guce.yahoo.com", "consent.yahoo.com", "finance.yahoo.com").contains(asked.host())) {
            return consent(asked);
        }
        if (asked.host().equals("fc.yahoo.com")) {
            return new Reply(404, new byte[0], modes.contains("consent") ? Map.of() : Map.of("set-cookie", COOKIE));
        }
        if (path.equals("/v1/test/getcrumb")) {
            return crumb(asked);
        }
        if (CRUMBED.matcher(path).matches()
                && (!asked.query("crumb", "").equals(CRUMB) || stale.compareAndSet(true, false))) {
            return unauthorized("Invalid Crumb");
        }
        String symbol = path.substring(path.lastIndexOf('/') + 1);
        if (path.startsWith("/v8/finance/chart/")) {
            return chart(symbol, asked);
        }
        if (path.startsWith("/v10/finance/quoteSummary/")) {
            return summary(symbol, asked);
        }
        if (path.startsWith("/ws/fundamentals-timeseries/")) {
            return timeseries(symbol, asked);
        }
        if (path.equals("/v1/finance/search")) {
            return search(asked);
        }
        if (path.startsWith("/v7/finance/options/")) {
            return text("yahoo/options/" + symbol + ".json")
                    .map(Json::tree)
                    .map(kept -> Reply.json(
                            kept.path("status").asInt(), kept.path("body").toString()))
                    .orElse(notFound("optionChain", "No data found"));
        }
        if (path.startsWith("/v6/finance/recommendationsbysymbol/")) {
            return Reply.json(
                    200,
                    text("yahoo/recommendations/" + symbol + ".json")
                            .map(kept -> Json.tree(kept).path("body").toString())
                            .orElse("{\"finance\":{\"result\":[{\"symbol\":\"" + symbol
                                    + "\",\"recommendedSymbols\":[]}],\"error\":null}}"));
        }
        if (path.equals("/v1/finance/screener/predefined/saved")) {
            String list = asked.query("scrIds", "").equals("day_losers") ? "dailyLosers" : "dailyGainers";
            return Reply.json(200, text("yahoo/" + list + ".json").orElseThrow());
        }
        return notFound("finance", "HTTP 404 Not Found");
    }

    private Reply crumb(Asked asked) {
        String cookie = asked.headers().getOrDefault("cookie", "");
        if (modes.contains("crumb429")) {
            return Reply.text(429, "text/html", "Too Many Requests\r\n");
        }
        return cookie.contains("A3=") || cookie.contains("A1=")
                ? Reply.text(200, "text/plain;charset=utf-8", CRUMB)
                : unauthorized("Invalid Cookie");
    }

    private Reply consent(Asked asked) {
        if (!modes.contains("consent")) {
            return new Reply(200, bytes("<html/>"), Map.of("set-cookie", COOKIE, "content-type", "text/html"));
        }
        if (asked.host().equals("finance.yahoo.com") && agreed.get()) {
            return Reply.text(200, "text/html", "<html/>");
        }
        String step = asked.method().equals("POST")
                ? "collectConsentSubmit"
                : switch (asked.host() + asked.path()) {
                    case "finance.yahoo.com/quote/AAPL" -> "";
                    case "guce.yahoo.com/consent" -> "consent.html";
                    case "consent.yahoo.com/v2/collectConsent" -> "collectConsent.html";
                    case "guce.yahoo.com/copyConsent" -> "copyConsent";
                    default -> "none";
                };
        if (step.equals("none")) {
            return new Reply(404, new byte[0], Map.of());
        }
        var kept = Json.tree(text("yahoo/session/getCrumb-quote-AAPL" + (step.isEmpty() ? "" : "-" + step) + ".json")
                        .orElseThrow())
                .path("response");
        agreed.set(step.equals("copyConsent"));
        var headers = new LinkedHashMap<String, String>();
        for (String name : List.of("location", "set-cookie", "content-type")) {
            var value = kept.path("headers").path(name);
            if (!value.isMissingNode()) {
                var lines = new ArrayList<String>();
                (value.isArray() ? value : List.of(value))
                        .forEach(
                                each -> lines.add(UNTIL.matcher(each.asString()).replaceAll("")));
                headers.put(name, String.join("\n", lines));
            }
        }
        return new Reply(
                kept.path("status").asInt(), bytes(kept.path("bodyText").asString("")), headers);
    }

    private Reply chart(String symbol, Asked asked) {
        var row = symbols.get(symbol);
        if (row == null || !Files.exists(recordings.resolve("prices/" + symbol + ".csv"))) {
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
        return text("prices/" + name + ".csv")
                .orElseThrow()
                .lines()
                .skip(1)
                .map(line -> line.split(","))
                .toList();
    }

    private Reply summary(String symbol, Asked asked) {
        var kept = text("yahoo/quoteSummary/" + symbol + ".json");
        if (kept.isEmpty()) {
            return notFound("quoteSummary", "Quote not found for symbol: " + symbol);
        }
        var modules = Json.tree(kept.get())
                .path("body")
                .path("quoteSummary")
                .path("result")
                .path(0);
        var found = Json.object();
        for (String module : asked.query("modules", "").split(",")) {
            if (modules.has(module)) {
                found.set(module, modules.path(module));
            }
        }
        if (found.isEmpty()) {
            return notFound("quoteSummary", "No fundamentals data found for symbol: " + symbol);
        }
        var answer = Json.object();
        answer.putObject("quoteSummary").putNull("error").putArray("result").add(found);
        return Reply.json(200, answer.toString());
    }

    private Reply timeseries(String symbol, Asked asked) {
        var kept = new HashMap<String, JsonNode>();
        text("yahoo/timeseries/" + symbol + ".json")
                .map(Json::tree)
                .ifPresent(all -> all.forEach(
                        each -> kept.put(each.path("meta").path("type").path(0).asString(), each)));
        var answer = Json.object();
        var results = answer.putObject("timeseries").putNull("error").putArray("result");
        for (String type : asked.query("type", "").split(",")) {
            if (kept.get(type) instanceof ObjectNode series) {
                var rows = Json.mapper().createArrayNode();
                series.path(type).forEach(row -> {
                    if (!row.isNull() && row.path("asOfDate").asString("").compareTo(today) <= 0) {
                        rows.add(row);
                    }
                });
                results.add(series.deepCopy().set(type, rows));
            } else {
                var meta = results.addObject().putObject("meta");
                meta.putArray("symbol").add(symbol);
                meta.putArray("type").add(type);
            }
        }
        return Reply.json(200, answer.toString());
    }

    private Reply search(Asked asked) {
        String words = asked.query("q", "");
        var found = (ObjectNode) text("yahoo/search/" + words + ".json")
                .map(kept -> Json.tree(kept).path("body"))
                .orElseGet(() -> unrecorded(words));
        var news = Json.mapper().createArrayNode();
        found.path("news").forEach(story -> {
            if (story.path("providerPublishTime").asLong() <= now.getEpochSecond()
                    && news.size() < Integer.parseInt(asked.query("newsCount", "4"))) {
                news.add(story);
            }
        });
        return Reply.json(200, found.set("news", news).toString());
    }

    private ObjectNode unrecorded(String words) {
        var answer = Json.object();
        var quotes = answer.putArray("quotes");
        Optional.ofNullable(symbols.get(words)).ifPresent(row -> quotes.addObject()
                .put("symbol", row[0])
                .put("exchange", row[3])
                .put("exchDisp", row[4])
                .put("quoteType", row[5])
                .put("isYahooFinance", true)
                .put("shortname", row[6])
                .put("longname", row[6]));
        answer.putArray("news");
        return answer;
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

    private static Reply unauthorized(String why) {
        return Reply.json(
                401,
                "{\"finance\":{\"result\":null,\"error\":{\"code\":\"Unauthorized\",\"description\":\"" + why
                        + "\"}}}");
    }

    private static Reply notFound(String envelope, String why) {
        return Reply.json(
                404,
                "{\"" + envelope + "\":{\"result\":null,\"error\":{\"code\":\"Not Found\",\"description\":\"" + why
                        + "\"}}}");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Optional<String> text(String name) {
        Path file = recordings.resolve(name).normalize();
        try {
            return file.startsWith(recordings.normalize()) && Files.isRegularFile(file)
                    ? Optional.of(Files.readString(file))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
