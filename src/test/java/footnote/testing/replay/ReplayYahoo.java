package footnote.testing.replay;

import footnote.runtime.json.Json;
import footnote.testing.replay.ReplayServer.Asked;
import footnote.testing.replay.ReplayServer.Reply;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Yahoo as recorded: cookie, crumb, consent pages and its refusals. */
final class ReplayYahoo {
    private static final String CRUMB = "haT3oykhHqZ";
    private static final String COOKIE =
            "A3=d=AQABBReplay&S=AQAAAreplay; Expires=Thu, 26 Feb 2032 12:00:00 GMT; Domain=.yahoo.com; Path=/; Secure";
    /** The JDK's cookie store goes by this machine's clock, not by the recordings'. */
    private static final Pattern UNTIL = Pattern.compile("(?i)Expires=[^;]*;?\\s*");

    private static final Pattern CRUMBED =
            Pattern.compile("/v(10/finance/quoteSummary|7/finance/(quote|options)|1/finance/screener).*");

    private final ReplayFiles files;
    private final ReplayPrices prices;
    private final Instant now;
    private final String today;
    private final Set<String> modes;
    private final AtomicBoolean agreed = new AtomicBoolean();
    private final AtomicBoolean stale = new AtomicBoolean();

    ReplayYahoo(ReplayFiles files, ReplayPrices prices, Instant now, Set<String> modes) {
        this.files = files;
        this.prices = prices;
        this.now = now;
        this.today = now.toString().substring(0, 10);
        this.modes = modes;
        this.stale.set(modes.contains("badcrumb"));
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
            return prices.chart(symbol, asked);
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
            return files.text("yahoo/options/" + symbol + ".json")
                    .map(Json::tree)
                    .map(kept -> Reply.json(
                            kept.path("status").asInt(), kept.path("body").toString()))
                    .orElse(ReplayPrices.notFound("optionChain", "No data found"));
        }
        if (path.startsWith("/v6/finance/recommendationsbysymbol/")) {
            return Reply.json(
                    200,
                    files.text("yahoo/recommendations/" + symbol + ".json")
                            .map(kept -> Json.tree(kept).path("body").toString())
                            .orElse("{\"finance\":{\"result\":[{\"symbol\":\"" + symbol
                                    + "\",\"recommendedSymbols\":[]}],\"error\":null}}"));
        }
        if (path.equals("/v1/finance/screener/predefined/saved")) {
            String list = asked.query("scrIds", "").equals("day_losers") ? "dailyLosers" : "dailyGainers";
            return Reply.json(200, files.text("yahoo/" + list + ".json").orElseThrow());
        }
        return ReplayPrices.notFound("finance", "HTTP 404 Not Found");
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
        var kept = Json.tree(
                        files.text("yahoo/session/getCrumb-quote-AAPL" + (step.isEmpty() ? "" : "-" + step) + ".json")
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

    private Reply summary(String symbol, Asked asked) {
        var kept = files.text("yahoo/quoteSummary/" + symbol + ".json");
        if (kept.isEmpty()) {
            return ReplayPrices.notFound("quoteSummary", "Quote not found for symbol: " + symbol);
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
            return ReplayPrices.notFound("quoteSummary", "No fundamentals data found for symbol: " + symbol);
        }
        var answer = Json.object();
        answer.putObject("quoteSummary").putNull("error").putArray("result").add(found);
        return Reply.json(200, answer.toString());
    }

    private Reply timeseries(String symbol, Asked asked) {
        var kept = new HashMap<String, JsonNode>();
        files.text("yahoo/timeseries/" + symbol + ".json")
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
        var found = (ObjectNode) files.text("yahoo/search/" + words + ".json")
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
        prices.symbol(words).ifPresent(row -> quotes.addObject()
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

    private static Reply unauthorized(String why) {
        return Reply.json(
                401,
                "{\"finance\":{\"result\":null,\"error\":{\"code\":\"Unauthorized\",\"description\":\"" + why
                        + "\"}}}");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
