package footnote.testing.replay;

import footnote.runtime.json.Json;
import footnote.testing.SharedData;
import footnote.testing.replay.ReplayServer.Asked;
import footnote.testing.replay.ReplayServer.Reply;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** EDGAR as recorded: nothing that was filed after the day, and its own error pages. */
final class ReplayEdgar {
    private static final Pattern FACTS = Pattern.compile("/api/xbrl/companyfacts/(CIK\\d{10}\\.json)");
    private static final Pattern FILINGS = Pattern.compile("/submissions/(CIK\\d{10}(?:-submissions-\\d+)?\\.json)");
    private static final Pattern DOCUMENT = Pattern.compile("/Archives/edgar/data/(\\d+)/(\\d{18})/([\\w.-]+)");

    private final ReplayFiles recordings;
    private final String day;
    private final Set<String> modes;

    ReplayEdgar(ReplayFiles recordings, Instant day, Set<String> modes) {
        this.recordings = recordings;
        this.day = day.toString().substring(0, 10);
        this.modes = modes;
    }

    Reply answer(Asked asked) {
        if (modes.contains("edgar403")
                || !asked.headers().getOrDefault("user-agent", "").contains("@")) {
            return page(403, "error_403.xml", "application/xml");
        }
        if (modes.contains("edgar503")) {
            return page(503, "error_503.html", "text/html");
        }
        if (modes.contains("edgar429")) {
            return Reply.text(429, "text/html", "<title>SEC.gov | Request Rate Threshold Exceeded</title>");
        }
        if (asked.path().equals("/files/company_tickers_exchange.json")) {
            return page(200, "company_tickers_exchange.json", "application/json");
        }
        var facts = FACTS.matcher(asked.path());
        if (facts.matches() && Files.exists(file("companyfacts/" + facts.group(1)))) {
            return Reply.json(200, knownFacts(Json.tree(text("companyfacts/" + facts.group(1)))));
        }
        var filings = FILINGS.matcher(asked.path());
        if (filings.matches() && Files.exists(file("submissions/" + filings.group(1)))) {
            return Reply.json(200, knownFilings(Json.tree(text("submissions/" + filings.group(1)))));
        }
        var document = DOCUMENT.matcher(asked.path());
        if (document.matches()) {
            var held = held(document.group(1), document.group(2), document.group(3));
            if (held.isPresent()) {
                return new Reply(200, SharedData.bytes(held.get()), Map.of("content-type", "text/html"));
            }
        }
        if (asked.host().equals("efts.sec.gov")) {
            return page(200, "efts_10K.json", "application/json");
        }
        return page(404, "error_404.xml", "application/xml");
    }

    /** Without what was filed later; a tag that is left without figures is left out too. */
    private String knownFacts(JsonNode file) {
        for (JsonNode taxonomy : file.path("facts")) {
            for (String tag : List.copyOf(((ObjectNode) taxonomy).propertyNames())) {
                var units = (ObjectNode) taxonomy.path(tag).path("units");
                for (String unit : List.copyOf(units.propertyNames())) {
                    var figures = (ArrayNode) units.path(unit);
                    figures.removeIf(figure -> figure.path("filed").asString().compareTo(day) > 0);
                    if (figures.isEmpty()) {
                        units.remove(unit);
                    }
                }
                if (units.isEmpty()) {
                    ((ObjectNode) taxonomy).remove(tag);
                }
            }
        }
        return file.toString();
    }

    /** Without what was filed later, and without annual reports whose document is not held here. */
    private String knownFilings(JsonNode file) {
        if (!(file.path("filings").path("recent") instanceof ObjectNode recent)) {
            return file.toString();
        }
        String cik = String.valueOf(Long.parseLong(file.path("cik").asString()));
        var kept = new ArrayList<Integer>();
        for (int i = 0; i < recent.path("filingDate").size(); i++) {
            boolean listed = modes.contains("alllisted")
                    || !recent.path("form").get(i).asString().equals("10-K");
            boolean held = held(
                            cik,
                            recent.path("accessionNumber").get(i).asString().replace("-", ""),
                            recent.path("primaryDocument").get(i).asString())
                    .isPresent();
            if (recent.path("filingDate").get(i).asString().compareTo(day) <= 0 && (listed || held)) {
                kept.add(i);
            }
        }
        for (String column : List.copyOf(recent.propertyNames())) {
            var values = Json.mapper().createArrayNode();
            kept.forEach(i -> values.add(recent.path(column).get(i)));
            recent.set(column, values);
        }
        return file.toString();
    }

    private Optional<Path> held(String cik, String accession, String document) {
        return Optional.of(file("archives/" + cik + "/" + accession + "/" + document + ".gz"))
                .filter(Files::isRegularFile);
    }

    private Reply page(int status, String name, String type) {
        return Reply.text(status, type, text(name));
    }

    private Path file(String name) {
        return recordings.file("sec/" + name);
    }

    private String text(String name) {
        try {
            return Files.readString(file(name), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
