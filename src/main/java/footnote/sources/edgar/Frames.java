package footnote.sources.edgar;

import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.VendorJson;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** One tag over all companies of a calendar period, to see a company among its peers. */
public final class Frames {
    private final Edgar edgar;

    public Frames(Edgar edgar) {
        this.edgar = edgar;
    }

    /** One company's figure. */
    public record Row(String cik, String company, BigDecimal value, String accession) {}

    /** The rows of a tag such as us-gaap/Revenues in a unit such as USD for a period such as CY2023 or CY2023Q4I. */
    public List<Row> rows(String taxonomy, String tag, String unit, String period) {
        var uri = URI.create("https://data.sec.gov/api/xbrl/frames/" + taxonomy + "/" + tag + "/"
                + unit.replace("/", "-per-") + "/" + period + ".json");
        return parse(edgar.fetch(uri, "the frame " + tag + " " + period, Duration.ofDays(1)));
    }

    static List<Row> parse(byte[] json) {
        return Parsing.of(Edgar.NAME, "a frame", () -> {
            JsonNode data = VendorJson.tree(Edgar.NAME, "a frame", json).path("data");
            var rows = new ArrayList<Row>();
            for (JsonNode each : data) {
                var cik = VendorJson.whole(each.path("cik"));
                var value = VendorJson.decimal(each.path("val"));
                if (cik.isPresent() && cik.getAsLong() > 0 && value.isPresent()) {
                    rows.add(new Row(
                            Edgar.padded(cik.getAsLong()),
                            VendorJson.text(each.path("entityName")).orElse("CIK " + cik.getAsLong()),
                            value.get(),
                            VendorJson.text(each.path("accn")).orElse("")));
                }
            }
            if (rows.isEmpty()) {
                throw new Malformed(Edgar.NAME, "a frame", "no rows in it");
            }
            return List.copyOf(rows);
        });
    }
}
