package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Listing;
import footnote.domain.Resolution;
import footnote.domain.Resolution.Ambiguous;
import footnote.domain.Resolution.Resolved;
import footnote.domain.Resolution.Unknown;
import footnote.domain.names.NameIndex;
import footnote.sources.edgar.EdgarLists;
import footnote.testing.SharedData;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Two spellings of one company must lead to the same one, and none to another without asking. */
class NamePairsTest {
    private record Pair(String kind, String one, String other, String key) {}

    private record StartUp(String key, List<String> names) {}

    @Test
    void listedCompaniesResolveFromBothSpellings() {
        var directory = new ListedDirectory(EdgarLists.recorded());
        int same = 0;
        int wrong = 0;
        int all = 0;
        var open = new ArrayList<String>();
        for (Pair pair : pairs("listed")) {
            String cik = String.format("%010d", Long.parseLong(pair.key.split(":")[0]));
            for (String spelling : List.of(pair.one, pair.other)) {
                all++;
                switch (verdict(directory.resolve(spelling), cik)) {
                    case "same" -> same++;
                    case "wrong" -> wrong++;
                    default -> open.add(spelling);
                }
            }
        }

        System.out.printf(
                "FIGURE names of listed companies: %d of %d spellings resolve (%.1f %%), %d wrong, open: %s%n",
                same, all, 100.0 * same / all, wrong, open);
        assertThat(wrong).isZero();
        assertThat(same).isGreaterThanOrEqualTo((int) Math.ceil(0.98 * all));
    }

    @Test
    void formerNamesResolveFromTheList() {
        var companies = startUps();
        var index = new NameIndex<>(companies, StartUp::names);
        int same = 0;
        int asked = 0;
        int wrong = 0;
        int missed = 0;
        for (Pair pair : pairs("renamed")) {
            for (String spelling : List.of(pair.one, pair.other)) {
                Set<StartUp> found = index.find(spelling);
                boolean right = found.stream().anyMatch(each -> each.key.equals(pair.key));
                if (found.isEmpty()) {
                    missed++;
                } else if (!right) {
                    wrong++;
                } else if (found.size() == 1) {
                    same++;
                } else {
                    asked++;
                }
            }
        }

        System.out.printf(
                "FIGURE former names: %d resolve, %d are shared by several companies and asked about, %d missed,"
                        + " %d wrong%n",
                same, asked, missed, wrong);
        assertThat(wrong).isZero();
        assertThat(missed).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "Alphabet, GOOGL",
        "GOOGL, GOOGL",
        "$AAPL, AAPL",
        "RELIANCE, RELIANCE.NS",
        "Reliance Industries, RELIANCE.NS",
        "7203.T, 7203.T",
        "005930.KS, 005930.KS",
        "0700.HK, 0700.HK",
        "BRK.B, BRK-B",
        "BRK-B, BRK-B",
        "A. O. Smith, AOS",
        "Berkshire Hathaway, BRK-B",
        "Microsoft, MSFT",
        "Coca-Cola, KO",
        "Johnson & Johnson, JNJ"
    })
    void wellKnownNamesResolveAmongAllOthers(String text, String symbol) {
        var listings = new ArrayList<>(EdgarLists.recorded());
        listings.addAll(new MajorListings().listings());

        var resolution = new ListedDirectory(listings).resolve(text);

        assertThat(resolution).isInstanceOfSatisfying(Resolved.class, resolved -> assertThat(
                        resolved.listing().ticker().symbol())
                .isEqualTo(symbol));
    }

    private static String verdict(Resolution resolution, String cik) {
        return switch (resolution) {
            case Resolved(Listing listing) -> listing.cik().filter(cik::equals).isPresent() ? "same" : "wrong";
            case Ambiguous(String _, List<Listing> candidates) ->
                candidates.stream()
                                .allMatch(each -> each.cik().filter(cik::equals).isPresent())
                        ? "same"
                        : "asked";
            case Unknown _ -> "unknown";
        };
    }

    private static List<Pair> pairs(String kind) {
        return new String(SharedData.bytes("companies/name_pairs.tsv"), StandardCharsets.UTF_8)
                .lines()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .map(cells -> new Pair(cells[0], cells[1], cells[2], cells[3]))
                .filter(pair -> pair.kind.equals(kind))
                .toList();
    }

    private static List<StartUp> startUps() {
        var companies = new ArrayList<StartUp>();
        new String(SharedData.bytes("companies/yc_companies.ndjson.gz"), StandardCharsets.UTF_8)
                .lines()
                .forEach(line -> {
                    JsonNode row = VendorJson.MAPPER.readTree(line);
                    var names = new ArrayList<String>();
                    names.add(row.path("name").asString());
                    row.path("former_names").forEach(each -> names.add(each.asString()));
                    companies.add(new StartUp("yc:" + row.path("id").asInt(), names));
                });
        return companies;
    }
}
