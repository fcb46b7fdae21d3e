package footnote.sources.edgar;

import static footnote.testing.RecordedHttp.response;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Metric;
import footnote.domain.Ticker;
import footnote.testing.MovingClock;
import footnote.testing.RecordedHttp;
import footnote.testing.SharedData;
import footnote.testing.replay.ReplayServer;
import java.nio.file.Files;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Shares of companies with several classes: company facts have none of them, the cover page of the report has all. */
class ShareClassesTest {
    private static final Listing ACME = Listing.of(
                    new Ticker("ACME"), "Acme", "NYSE", Market.UNITED_STATES, Denomination.USD)
            .withCik("0000000001");
    private static final String CLASS = "us-gaap:StatementClassOfStockAxis";

    /** Cover page of the 10-K of 2025-01-30: 2,189,898,148 of Class A and 343,761,117 of Class B. */
    @Test
    void addsUpMetasTwoClasses() throws Exception {
        var sec = ReplayServer.ROOT.resolve("rec/sec");
        Assumptions.assumeTrue(Files.isDirectory(sec), () -> "skipped: no recordings at " + sec);
        var http = new RecordedHttp()
                .on("companyfacts", Files.readAllBytes(sec.resolve("companyfacts/CIK0001326801.json")))
                .on("submissions/", Files.readAllBytes(sec.resolve("submissions/CIK0001326801.json")))
                .on(
                        "meta-20241231",
                        SharedData.bytes(sec.resolve("archives/1326801/000132680125000017/meta-20241231.htm.gz")));
        var meta = Listing.of(new Ticker("META"), "Meta", "Nasdaq", Market.UNITED_STATES, Denomination.USD)
                .withCik("0001326801");

        assertThat(shares(http, meta)).last().satisfies(count -> {
            assertThat(count.value()).isEqualByComparingTo("2533659265");
            assertThat(count.knownAt()).isEqualTo("2025-01-30");
            assertThat(count.period().end()).isEqualTo("2025-01-24");
            assertThat(count.origin().locator()).contains("dei:EntityCommonStockSharesOutstanding, 2 classes");
        });
    }

    @Test
    void takesTheLatestDayOfTheCoverPage() {
        var http = company(1_000)
                .on(
                        "cover.htm",
                        document(
                                count("2024-06-28", CLASS, "a:ClassAMember", 5),
                                count("2025-01-31", CLASS, "a:ClassAMember", 700),
                                count("2025-01-31", CLASS, "a:ClassBMember", 310)));

        assertThat(shares(http, ACME)).singleElement().satisfies(count -> assertThat(count.value())
                .isEqualByComparingTo("1010"));
    }

    @Test
    void addsUpNoSharesOfUnequalRights() {
        var http = company(1_000)
                .on(
                        "cover.htm",
                        document(
                                count("2025-01-31", CLASS, "a:ClassAMember", 400),
                                count("2025-01-31", CLASS, "a:ClassBMember", 900_000)));

        assertThat(shares(http, ACME)).isEmpty();
    }

    @Test
    void addsUpNoCompaniesThatFileTogether() {
        var http = company(1_000)
                .on(
                        "cover.htm",
                        document(
                                count("2025-01-31", "dei:LegalEntityAxis", "a:ParentMember", 900),
                                count("2025-01-31", "dei:LegalEntityAxis", "a:UtilityMember", 100)));

        assertThat(shares(http, ACME)).isEmpty();
    }

    @Test
    void theAverageRemainsWhereNoReportCanBeRead() {
        var http = company(1_000).on("cover.htm", response(404, "gone"));

        assertThat(shares(http, ACME)).isEmpty();
        assertThat(facts(http, ACME)).extracting(Fact::metric).contains(Metric.SHARES_BASIC);
    }

    @Test
    void readsNoReportWhereTheFactsHaveACurrentCount() {
        var http = new RecordedHttp().on("companyfacts", companyFacts(1_000, """
                        , "dei": {"EntityCommonStockSharesOutstanding": {"units": {"shares": [
                          {"end": "2025-01-31", "val": 990, "accn": "0000000001-25-000001", "fy": 2024, "fp": "FY",
                           "form": "10-K", "filed": "2025-02-20"}]}}}"""));

        assertThat(shares(http, ACME)).hasSize(1);
        assertThat(http.requests).hasSize(1);
    }

    private static List<Fact> shares(RecordedHttp http, Listing listing) {
        return facts(http, listing).stream()
                .filter(fact -> fact.metric().equals(Metric.SHARES_OUTSTANDING))
                .toList();
    }

    private static List<Fact> facts(RecordedHttp http, Listing listing) {
        var clock = new MovingClock("2025-02-26T12:00:00Z");
        var source = new EdgarFacts(new Edgar(http, "Acme Research desk@acme.example"), clock);
        var facts = source.facts(listing);
        return Stream.concat(facts.stream(), source.sharesOfAllClasses(listing, facts).stream())
                .toList();
    }

    private static RecordedHttp company(int averageShares) {
        return new RecordedHttp()
                .on("companyfacts", companyFacts(averageShares, ""))
                .on("submissions/", """
                        {"cik": "1", "name": "Acme", "filings": {"files": [], "recent": {
                          "accessionNumber": ["0000000001-25-000002", "0000000001-25-000001"],
                          "form": ["10-K/A", "10-K"], "filingDate": ["2025-02-24", "2025-02-20"],
                          "primaryDocument": ["amended.htm", "cover.htm"]}}}""");
    }

    private static String companyFacts(int averageShares, String more) {
        return """
                {"cik": 1, "entityName": "Acme", "facts": {"us-gaap": {
                  "Revenues": {"units": {"USD": [%1$s, "val": 5000}]}},
                  "WeightedAverageNumberOfSharesOutstandingBasic": {"units": {"shares": [%1$s, "val": %2$d}]}}}%3$s}}
                """.formatted("""
                {"start": "2024-01-01", "end": "2024-12-31", "accn": "0000000001-25-000001", "fy": 2024, "fp": "FY",
                 "form": "10-K", "filed": "2025-02-20\"""", averageShares, more);
    }

    private static String document(String... counts) {
        return "<html><body>" + String.join("", counts) + "<div><xbrli:unit id=\"shares\">"
                + "<xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unit></div></body></html>";
    }

    private static String count(String day, String axis, String member, int shares) {
        String id = (member + day).toLowerCase(Locale.ROOT).replaceAll("\\W", "");
        return """
                <div><xbrli:context id="%1$s"><xbrli:entity><xbrli:segment><xbrldi:explicitMember dimension="%2$s">%3$s
                </xbrldi:explicitMember></xbrli:segment></xbrli:entity><xbrli:period><xbrli:instant>%4$s</xbrli:instant>
                </xbrli:period></xbrli:context></div>
                <p><ix:nonFraction name="dei:EntityCommonStockSharesOutstanding" contextRef="%1$s" unitRef="shares">%5$d
                </ix:nonFraction></p>
                """.formatted(id, axis, member, LocalDate.parse(day), shares);
    }
}
