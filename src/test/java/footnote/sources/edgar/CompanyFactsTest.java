package footnote.sources.edgar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.sources.SourceException.Malformed;
import footnote.sources.VendorJson;
import footnote.testing.SharedData;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompanyFactsTest {
    private static final Subject ACME = Subject.of(new Ticker("ACME"));

    @Test
    void keepsARestatementBesideWhatItReplaces() {
        var facts = parse(concept("us-gaap", "Assets", "USD", """
                {"end":"2022-12-31","val":100,"accn":"0000000001-23-000001","fy":2022,"fp":"FY","form":"10-K","filed":"2023-02-01"},
                {"end":"2022-12-31","val":100,"accn":"0000000001-23-000002","fy":2023,"fp":"Q1","form":"10-Q","filed":"2023-05-01"},
                {"end":"2022-12-31","val":90,"accn":"0000000001-24-000001","fy":2023,"fp":"FY","form":"10-K/A","filed":"2024-02-01"}
                """));

        assertThat(facts).extracting(fact -> fact.value().intValue()).containsExactly(100, 90);
        assertThat(facts.getFirst().knownAt()).isEqualTo("2023-02-01");
        assertThat(facts.getLast().origin().document()).contains("10-K/A 0000000001-24-000001");
        assertThat(facts.getLast().origin().locator()).contains("us-gaap:Assets");
    }

    @Test
    void prefersTheBetterTagOfAFiling() {
        var facts = parse(
                concept("us-gaap", "SalesRevenueNet", "USD", revenue("0000000001-17-000001", "2017-02-01", 90)) + ","
                        + concept("us-gaap", "Revenues", "USD", revenue("0000000001-17-000001", "2017-02-01", 95)));

        assertThat(facts).singleElement().satisfies(fact -> {
            assertThat(fact.value()).isEqualByComparingTo("95");
            assertThat(fact.period().label()).isEqualTo("FY16");
        });
    }

    @Test
    void aWorseTagRestatesNothing() {
        var facts = parse(concept("us-gaap", "CashAndCashEquivalentsAtCarryingValue", "USD", """
                        {"end":"2022-12-31","val":30,"accn":"0000000001-23-000001","form":"10-K","filed":"2023-02-01"}""")
                + ","
                + concept("us-gaap", "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents", "USD", """
                        {"end":"2022-12-31","val":31,"accn":"0000000001-24-000001","form":"10-K","filed":"2024-02-01"}"""));

        assertThat(facts).singleElement().satisfies(fact -> assertThat(fact.value())
                .isEqualByComparingTo("30"));
    }

    @Test
    void namesYearsAsTheFilerDoes() {
        var facts = parse(concept("us-gaap", "NetIncomeLoss", "USD", """
                {"start":"2023-01-29","end":"2024-02-03","val":4,"accn":"0000000001-24-000001","fy":2023,"fp":"FY","form":"10-K","filed":"2024-03-13"},
                {"start":"2024-02-04","end":"2025-02-01","val":5,"accn":"0000000001-25-000001","fy":2024,"fp":"FY","form":"10-K","filed":"2025-03-12"},
                {"start":"2024-05-05","end":"2025-05-03","val":6,"accn":"0000000001-25-000002","fy":2025,"fp":"Q1","form":"10-Q","filed":"2025-05-30"},
                {"start":"2025-02-02","end":"2025-05-03","val":1,"accn":"0000000001-25-000002","fy":2025,"fp":"Q1","form":"10-Q","filed":"2025-05-30"}
                """));

        assertThat(facts)
                .extracting(fact -> fact.period().label())
                .containsExactlyInAnyOrder("FY23", "FY24", "LTM Apr-25", "1Q25");
    }

    @Test
    void addsUpWhatAFilingTagsInParts() {
        String filing = "0000000001-17-000001";
        var depreciation = concept("us-gaap", "Depreciation", "USD", revenue(filing, "2017-02-01", 30));
        var amortization =
                concept("us-gaap", "AmortizationOfIntangibleAssets", "USD", revenue(filing, "2017-02-01", 50));
        var together =
                concept("us-gaap", "DepreciationDepletionAndAmortization", "USD", revenue(filing, "2017-02-01", 82));

        assertThat(parse(depreciation + "," + amortization)).singleElement().satisfies(fact -> {
            assertThat(fact.metric()).isEqualTo(Metric.DEPRECIATION_AMORTIZATION);
            assertThat(fact.value()).isEqualByComparingTo("80");
            assertThat(fact.origin().locator())
                    .contains("us-gaap:Depreciation + us-gaap:AmortizationOfIntangibleAssets");
        });
        assertThat(parse(depreciation + "," + amortization + "," + together))
                .singleElement()
                .satisfies(fact -> assertThat(fact.value()).isEqualByComparingTo("82"));
        assertThat(parse(amortization)).isEmpty();
    }

    /** Banks tag contract revenue for their fees alone. */
    @Test
    void aBanksRevenueIsNetInterestAndOtherIncome() {
        String filing = "0000000001-17-000001";
        var facts = parse(concept("us-gaap", "InterestIncomeExpenseNet", "USD", revenue(filing, "2017-02-01", 60)) + ","
                + concept("us-gaap", "NoninterestIncome", "USD", revenue(filing, "2017-02-01", 25)) + ","
                + concept(
                        "us-gaap",
                        "RevenueFromContractWithCustomerExcludingAssessedTax",
                        "USD",
                        revenue(filing, "2017-02-01", 14)));

        assertThat(facts)
                .extracting(fact -> fact.metric().name(), fact -> fact.value().intValue())
                .containsExactlyInAnyOrder(
                        tuple("net_interest_income", 60), tuple("fee_income", 25), tuple("revenue", 85));
    }

    @Test
    void knowsAChangedTagByItsFirstPublication() {
        var facts = parse(
                concept("us-gaap", "SalesRevenueNet", "USD", revenue("0000000001-17-000001", "2017-02-01", 95)) + ","
                        + concept("us-gaap", "Revenues", "USD", revenue("0000000001-18-000001", "2018-02-01", 95)));

        assertThat(facts).singleElement().satisfies(fact -> assertThat(fact.knownAt())
                .isEqualTo("2017-02-01"));
    }

    @Test
    void readsIfrsInItsOwnCurrency() {
        var facts = parse(concept("ifrs-full", "Revenue", "EUR", revenue("0000000001-17-000001", "2017-02-01", 7)));

        assertThat(facts.getFirst().unit()).hasToString("EUR");
        assertThat(facts.getFirst().metric()).isEqualTo(Metric.REVENUE);
    }

    @Test
    void readsACapitalRatioAsAPercentageHoweverItIsScaled() {
        var facts = parse(concept("us-gaap", "CommonEquityTierOneCapitalRatio", "pure", """
                {"end":"2024-12-31","val":0.115,"accn":"0000000001-25-000001","fy":2024,"fp":"FY","form":"10-K","filed":"2025-02-20"},
                {"end":"2025-12-31","val":11.9,"accn":"0000000001-26-000001","fy":2025,"fp":"FY","form":"10-K","filed":"2026-02-20"}
                """));

        assertThat(facts)
                .extracting(fact -> fact.metric() + " " + FigureFormat.of(fact))
                .containsExactly("cet1_ratio 11.5%", "cet1_ratio 11.9%");
    }

    @Test
    void readsARealCompany() {
        var facts = CompanyFacts.parse(
                Subject.of(new Ticker("AAPL")),
                SharedData.bytes("sec/companyfacts_CIK0000320193_AAPL.json.gz"),
                Instant.EPOCH);

        var year = Period.of(LocalDate.of(2022, 9, 25), LocalDate.of(2023, 9, 30));
        assertThat(value(facts, Metric.REVENUE, year)).isEqualTo("383285000000");
        assertThat(value(facts, Metric.NET_INCOME, year)).isEqualTo("96995000000");
        assertThat(value(facts, Metric.ASSETS, Period.instant(LocalDate.of(2023, 9, 30))))
                .isEqualTo("352583000000");
    }

    @Test
    void saysWhatIsWrongWithABrokenFile() {
        assertThatThrownBy(() -> parseFile("{\"facts\": {\"us-gaap\": 3}}"))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("us-gaap");
        assertThatThrownBy(() -> parseFile("{\"facts\": ")).isInstanceOf(Malformed.class);
    }

    /** The fastest round of each once both are compiled; the bound is three, and streaming stays far below. */
    @Test
    void isNoSlowerThanThreeBareTreeReads() {
        byte[] json = SharedData.bytes("sec/companyfacts_CIK0000320193_AAPL.json.gz");
        long tree = Long.MAX_VALUE;
        long ours = Long.MAX_VALUE;
        for (int i = 0; i < 12; i++) {
            long start = System.nanoTime();
            VendorJson.MAPPER.readTree(json);
            long middle = System.nanoTime();
            CompanyFacts.parse(ACME, json, Instant.EPOCH);
            tree = Math.min(tree, middle - start);
            ours = Math.min(ours, System.nanoTime() - middle);
        }

        double ratio = (double) ours / tree;

        System.out.printf("FIGURE company facts: %.2f x a bare tree read (%.1f ms)%n", ratio, ours / 1e6);
        assertThat(ratio).isLessThan(3);
    }

    private static String value(List<Fact> facts, Metric metric, Period period) {
        return facts.stream()
                .filter(fact -> fact.metric().equals(metric) && fact.period().equals(period))
                .findFirst()
                .orElseThrow()
                .value()
                .toPlainString();
    }

    private static String revenue(String accession, String filed, int value) {
        return "{\"start\":\"2016-01-01\",\"end\":\"2016-12-31\",\"val\":" + value + ",\"accn\":\"" + accession
                + "\",\"form\":\"10-K\",\"filed\":\"" + filed + "\"}";
    }

    /** Entries of one taxonomy; repeated taxonomies are legal to the reader. */
    private static String concept(String taxonomy, String tag, String unit, String figures) {
        return "\"" + taxonomy + "\":{\"" + tag + "\":{\"label\":null,\"units\":{\"" + unit + "\":[" + figures + "]}}}";
    }

    private static List<Fact> parse(String concepts) {
        return parseFile("{\"cik\":1,\"entityName\":\"Acme\",\"facts\":{" + concepts + "}}");
    }

    private static List<Fact> parseFile(String json) {
        return CompanyFacts.parse(ACME, json.getBytes(StandardCharsets.UTF_8), Instant.EPOCH);
    }
}
