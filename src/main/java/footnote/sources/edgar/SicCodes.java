package footnote.sources.edgar;

import footnote.sources.SourceException.Malformed;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/** The industries EDGAR files companies under, by their four-digit code. */
public final class SicCodes {
    private static final URI PAGE = URI.create("https://www.sec.gov/corpfin/"
            + "division-of-corporation-finance-standard-industrial-classification-sic-code-list");

    private SicCodes() {}

    public static Map<String, String> fetch(Edgar edgar) {
        return parse(edgar.fetch(PAGE, "the list of industries", Duration.ofDays(30)));
    }

    static Map<String, String> parse(byte[] html) {
        var codes = new TreeMap<String, String>();
        for (Element row : Jsoup.parse(new String(html, StandardCharsets.UTF_8)).select("tr")) {
            var cells = row.select("td").eachText();
            if (cells.size() >= 3 && cells.getFirst().matches("\\d{3,4}")) {
                codes.put("0".repeat(4 - cells.getFirst().length()) + cells.getFirst(), cells.getLast());
            }
        }
        if (codes.isEmpty()) {
            throw new Malformed(Edgar.NAME, "the list of industries", "no table of codes");
        }
        return Map.copyOf(codes);
    }
}
