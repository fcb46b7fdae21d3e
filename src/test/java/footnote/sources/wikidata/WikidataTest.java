package footnote.sources.wikidata;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.lead.Area;
import footnote.domain.lead.ProspectQuery;
import footnote.sources.ProspectSource;
import footnote.sources.ProspectSourceContract;
import footnote.testing.MovingClock;
import footnote.testing.Parser;
import footnote.testing.RecordedHttp;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

public class WikidataTest extends ProspectSourceContract {
    private static final MovingClock CLOCK = new MovingClock("2024-11-30T00:00:00Z");
    private static final String ANSWER = """
            {"head":{"vars":["company","companyLabel","companyDescription","website","inception","employees","cityLabel",
            "code","lei","parentLabel"]},"results":{"bindings":[
            {"company":{"type":"uri","value":"http://www.wikidata.org/entity/Q900001"},
            "companyLabel":{"xml:lang":"en","type":"literal","value":"Anvil Cloud"},
            "companyDescription":{"xml:lang":"en","type":"literal","value":"French software company"},
            "website":{"type":"uri","value":"https://www.anvilcloud.example/"},
            "inception":{"datatype":"http://www.w3.org/2001/XMLSchema#dateTime","type":"literal","value":"2013-01-01T00:00:00Z"},
            "employees":{"datatype":"http://www.w3.org/2001/XMLSchema#decimal","type":"literal","value":"420"},
            "cityLabel":{"xml:lang":"en","type":"literal","value":"Lyon"},"code":{"type":"literal","value":"FR"},
            "lei":{"type":"literal","value":"969500ABCDEFGHIJKL12"}},
            {"company":{"type":"uri","value":"http://www.wikidata.org/entity/Q900001"},
            "companyLabel":{"xml:lang":"en","type":"literal","value":"Anvil Cloud"},"code":{"type":"literal","value":"FR"}},
            {"company":{"type":"uri","value":"http://www.wikidata.org/entity/Q900002"},
            "companyLabel":{"type":"literal","value":"Q900002"},"code":{"type":"literal","value":"FR"}}]}}""";

    public static List<Parser> parsers() {
        return List.of(new Parser(
                "wikidata", _ -> false, json -> WikidataCompanies.parse(json, "SaaS", Instant.EPOCH), ANSWER));
    }

    @Override
    protected ProspectSource source() {
        return new WikidataCompanies(new RecordedHttp().on("sparql", ANSWER), CLOCK);
    }

    @Override
    protected ProspectSource empty() {
        return new WikidataCompanies(
                new RecordedHttp().on("sparql", "{\"head\":{},\"results\":{\"bindings\":[]}}"), CLOCK);
    }

    @Override
    protected ProspectQuery query() {
        return new ProspectQuery("SaaS", new Area("France"), List.of(), 50);
    }

    @Test
    void asksByEnglishNamesAndTheCountrysCode() {
        String asked = URLDecoder.decode(WikidataCompanies.uri(query()).toString(), StandardCharsets.UTF_8);

        assertThat(asked)
                .contains("\"software as a service\"@en", "wdt:P297 \"FR\"", "LIMIT 50")
                .startsWith("https://query.wikidata.org/sparql?format=json&query=SELECT");
        assertThat(URLDecoder.decode(
                        WikidataCompanies.uri(new ProspectQuery("a\" } DROP", Area.EUROPE, List.of(), 5))
                                .toString(),
                        StandardCharsets.UTF_8))
                .contains("\"a } drop\"@en", "wdt:P30 wd:Q46");
    }

    @Test
    void readsEachCompanyOnceAndLeavesItemsWithoutANameOut() {
        var found = WikidataCompanies.parse(ANSWER.getBytes(StandardCharsets.UTF_8), "SaaS", Instant.EPOCH);

        assertThat(found).singleElement().satisfies(company -> {
            assertThat(company.name()).isEqualTo("Anvil Cloud");
            assertThat(company.founded()).contains(2013);
            assertThat(company.employees()).contains(420L);
            assertThat(company.country()).contains("FR");
            assertThat(company.identifiers()).containsEntry("lei", "969500ABCDEFGHIJKL12");
        });
    }
}
