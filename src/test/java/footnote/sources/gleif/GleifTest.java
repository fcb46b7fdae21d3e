package footnote.sources.gleif;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.lead.Area;
import footnote.domain.lead.ProspectQuery;
import footnote.sources.ProspectSource;
import footnote.sources.ProspectSourceContract;
import footnote.testing.MovingClock;
import footnote.testing.Parser;
import footnote.testing.RecordedHttp;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

public class GleifTest extends ProspectSourceContract {
    private static final MovingClock CLOCK = new MovingClock("2024-11-30T00:00:00Z");
    private static final String ANSWER = """
            {"meta":{"goldenCopy":{"publishDate":"2024-11-29T08:00:00Z"},"pagination":{"currentPage":1,"perPage":100,"total":1}},
            "links":{"first":"https://api.gleif.org/api/v1/lei-records?page%5Bnumber%5D=1"},
            "data":[{"type":"lei-records","id":"969500ABCDEFGHIJKL12","attributes":{"lei":"969500ABCDEFGHIJKL12",
            "entity":{"legalName":{"name":"ANVIL CLOUD","language":"fr"},
            "otherNames":[{"name":"HAMMER ONLINE","language":"fr","type":"PREVIOUS_LEGAL_NAME"}],
            "legalAddress":{"language":"fr","addressLines":["1 RUE DE L'ENCLUME"],"city":"LYON","region":"FR-ARA","country":"FR","postalCode":"69001"},
            "headquartersAddress":{"language":"fr","addressLines":["1 RUE DE L'ENCLUME"],"city":"LYON","country":"FR","postalCode":"69001"},
            "registeredAt":{"id":"RA000189","other":null},"registeredAs":"900 000 001","jurisdiction":"FR","category":"GENERAL",
            "legalForm":{"id":"6CHY","other":null},"status":"ACTIVE","creationDate":"2013-05-02T00:00:00Z"},
            "registration":{"status":"ISSUED","nextRenewalDate":"2025-05-02T00:00:00Z"},"bic":null},
            "links":{"self":"https://api.gleif.org/api/v1/lei-records/969500ABCDEFGHIJKL12"}}]}""";

    public static List<Parser> parsers() {
        return List.of(new Parser("gleif", _ -> false, json -> GleifEntities.parse(json, Instant.EPOCH), ANSWER));
    }

    @Override
    protected ProspectSource source() {
        return new GleifEntities(new RecordedHttp().on("lei-records", ANSWER), CLOCK);
    }

    @Override
    protected ProspectSource empty() {
        return new GleifEntities(new RecordedHttp().on("lei-records", "{\"data\":[]}"), CLOCK);
    }

    @Override
    protected ProspectQuery query() {
        return new ProspectQuery("software", new Area("France"), List.of(), 500);
    }

    @Test
    void asksForActiveEntitiesOfTheCountry() {
        assertThat(GleifEntities.uri(query()).toString())
                .isEqualTo(
                        "https://api.gleif.org/api/v1/lei-records?filter%5Bfulltext%5D=software"
                                + "&filter%5Bentity.status%5D=ACTIVE&filter%5Bentity.legalAddress.country%5D=FR&page%5Bsize%5D=100");
    }

    @Test
    void knowsFormerNamesAndNumbersButClaimsNoIndustry() {
        var company = GleifEntities.parse(ANSWER.getBytes(StandardCharsets.UTF_8), Instant.EPOCH)
                .getFirst();

        assertThat(company.formerNames()).containsExactly("HAMMER ONLINE");
        assertThat(company.identifiers())
                .containsEntry("lei", "969500ABCDEFGHIJKL12")
                .containsEntry("siren", "900000001");
        assertThat(company.founded()).contains(2013);
        assertThat(company.industry()).isEmpty();
    }
}
