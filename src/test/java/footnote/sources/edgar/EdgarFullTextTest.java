package footnote.sources.edgar;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.lead.Area;
import footnote.domain.lead.ProspectQuery;
import footnote.sources.ProspectSource;
import footnote.sources.ProspectSourceContract;
import footnote.testing.MovingClock;
import footnote.testing.Parser;
import footnote.testing.RecordedHttp;
import footnote.testing.SharedData;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

public class EdgarFullTextTest extends ProspectSourceContract {
    private static final MovingClock CLOCK = new MovingClock("2024-11-30T00:00:00Z");
    private static final String ANSWER = """
            {"took":5,"timed_out":false,"hits":{"total":{"value":1,"relation":"eq"},"max_score":null,"hits":[{"_index":"edgar_file",
            "_id":"0000900001-24-000007:anvil_10k.htm","_score":null,"_source":{"ciks":["0000900001"],"period_ending":"2024-06-30",
            "display_names":["ANVIL CLOUD, INC.  (ANVL, ANVLW)  (CIK 0000900001)"],"root_forms":["10-K"],"file_date":"2024-11-05",
            "biz_states":["CO"],"sics":["7372"],"form":"10-K","adsh":"0000900001-24-000007","biz_locations":["Denver, CO"],
            "file_type":"10-K","items":[]}}]}}""";

    public static List<Parser> parsers() {
        return List.of(new Parser(
                "edgar full text",
                file -> file.startsWith("efts_search"),
                json -> EdgarFullText.parse(json, "pricing", Instant.EPOCH),
                ANSWER));
    }

    @Override
    protected ProspectSource source() {
        return source(ANSWER);
    }

    @Override
    protected ProspectSource empty() {
        return source("{\"hits\":{\"hits\":[]}}");
    }

    private static ProspectSource source(String answer) {
        return new EdgarFullText(
                new Edgar(new RecordedHttp().on("search-index", answer), "Test test@example.com"), CLOCK);
    }

    @Override
    protected ProspectQuery query() {
        return new ProspectQuery("SaaS", new Area("United States"), List.of("usage-based pricing"), 50);
    }

    @Test
    void citesTheReportThatHoldsTheWords() {
        var company = source().prospects(query(), TODAY).getFirst();

        assertThat(company.name()).isEqualTo("ANVIL CLOUD, INC.");
        assertThat(company.ticker().orElseThrow().symbol()).isEqualTo("ANVL");
        assertThat(company.country()).contains("United States");
        assertThat(company.description().orElseThrow()).contains("10-K filed on 2024-11-05 says “usage-based pricing”");
        assertThat(company.origin().uri().orElseThrow().toString())
                .isEqualTo("https://www.sec.gov/Archives/edgar/data/900001/000090000124000007/anvil_10k.htm");
        assertThat(EdgarFullText.uri("usage-based pricing", TODAY).toString())
                .contains("q=%22usage-based%20pricing%22", "startdt=2023-11-30&enddt=2024-11-30");
    }

    @Test
    void readsARecordedAnswer() {
        var found =
                EdgarFullText.parse(SharedData.bytes("sec/efts_search_10K_2024-11-05.json"), "revenue", Instant.EPOCH);

        assertThat(found).extracting(each -> each.identifiers().get("cik")).contains("0001643721", "0001849380");
    }
}
