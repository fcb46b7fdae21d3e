package footnote.sources.edgar;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.reducing;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Denomination;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.Filing;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Ticker;
import footnote.testing.SharedData;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class InlineXbrlTest {
    private static final Listing ACME =
            Listing.of(new Ticker("ACME"), "Acme", "NYSE", Market.UNITED_STATES, Denomination.USD);
    private static final Filing REPORT = new Filing(
            "Acme",
            "0000000001",
            "10-K",
            "0000000001-25-000001",
            LocalDate.of(2025, 2, 20),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            URI.create("https://www.sec.gov/Archives/x.htm"));

    @Test
    void splitsApplesSalesInThreeWaysThatEachAddUp() {
        var facts = recorded("sec/aapl-10-k-2024-11-01.html.gz");
        var products = Set.of("iPhone", "Mac", "iPad", "Wearables, Home and Accessories", "Services");
        var product = facts.stream()
                .filter(fact -> fact.dimensions().stream().allMatch(part -> products.contains(part.member())))
                .toList();

        assertThat(sums(facts, Metric.REVENUE, "segment")).isEqualTo(wholes(facts, Metric.REVENUE));
        assertThat(sums(facts, Metric.REVENUE, "region")).isEqualTo(wholes(facts, Metric.REVENUE));
        assertThat(sums(product, Metric.REVENUE, "product")).isEqualTo(wholes(facts, Metric.REVENUE));
        assertThat(wholes(facts, Metric.REVENUE)).hasSize(3).containsValue(new BigDecimal("391035000000"));
    }

    @Test
    void namesPartsAsTheirRowsDo() {
        var facts = recorded("sec/aapl-10-k-2024-11-01.html.gz");

        assertThat(facts.stream().flatMap(fact -> fact.dimensions().stream()))
                .contains(
                        new Dimension("product", "iPhone"),
                        new Dimension("product", "Wearables, Home and Accessories"),
                        new Dimension("segment", "Greater China"),
                        new Dimension("region", "U.S."))
                .noneSatisfy(part -> assertThat(part.member()).contains("Member"));
    }

    @Test
    void addsUpCocaColasSegmentsWithWhatTheySellEachOther() {
        var facts = recorded("sec/ko-10-k-2025-02-20.html.gz");

        assertThat(sums(facts, Metric.REVENUE, "segment")).isEqualTo(wholes(facts, Metric.REVENUE));
        assertThat(sums(facts, Metric.OPERATING_INCOME, "segment")).isEqualTo(wholes(facts, Metric.OPERATING_INCOME));
        assertThat(sums(facts, Metric.REVENUE, "region")).isEqualTo(wholes(facts, Metric.REVENUE));
        assertThat(sums(facts, Metric.REVENUE, "product")).isEqualTo(wholes(facts, Metric.REVENUE));
        System.out.println("FIGURE inline XBRL of a 3.9 MB report: " + facts.size() + " figures, "
                + facts.stream().filter(fact -> !fact.dimensions().isEmpty()).count() + " of parts");
    }

    @Test
    void leavesOutInvesteesAndSumsOfSegments() {
        var facts = read("""
                %s
                <ix:nonFraction name="us-gaap:Revenues" contextRef="investee" unitRef="usd" scale="6">900</ix:nonFraction>
                <ix:nonFraction name="us-gaap:Revenues" contextRef="together" unitRef="usd" scale="6">800</ix:nonFraction>
                <ix:nonFraction name="us-gaap:Revenues" contextRef="north" unitRef="usd" scale="6">70</ix:nonFraction>
                """.formatted(context("investee", "us-gaap:EquityMethodInvestmentAxis", "a:OtherMember")
                + context("together", "srt:ConsolidationItemsAxis", "us-gaap:OperatingSegmentsMember")
                + context(
                        "north",
                        "srt:ConsolidationItemsAxis",
                        "us-gaap:OperatingSegmentsMember",
                        "us-gaap:StatementBusinessSegmentsAxis",
                        "a:NorthSegmentMember")));

        assertThat(facts).singleElement().satisfies(fact -> {
            assertThat(fact.dimensions()).containsExactly(new Dimension("segment", "North"));
            assertThat(fact.value()).isEqualByComparingTo("70000000");
        });
    }

    @Test
    void readsScaleSignAndOtherWaysToWriteNumbers() {
        var facts = read(context("n", "us-gaap:StatementBusinessSegmentsAxis", "a:NorthMember") + """
                (<ix:nonFraction name="us-gaap:OperatingIncomeLoss" contextRef="n" unitRef="usd" scale="3" sign="-"
                  format="ixt:num-dot-decimal">1,250.5</ix:nonFraction>)
                <ix:nonFraction name="us-gaap:GrossProfit" contextRef="n" unitRef="usd"
                  format="ixt:num-comma-decimal">1.250,5</ix:nonFraction>
                <ix:nonFraction name="us-gaap:CostOfRevenue" contextRef="n" unitRef="usd"
                  format="ixt:fixed-zero">none</ix:nonFraction>
                <ix:nonFraction name="us-gaap:NetIncomeLoss" contextRef="n" unitRef="usd" xsi:nil="true"></ix:nonFraction>
                """);

        assertThat(facts)
                .extracting(fact -> fact.metric().name() + " " + fact.value().toPlainString())
                .containsExactly("operating_income -1250500", "gross_profit 1250.5", "cost_of_revenue 0");
    }

    @Test
    void readsTheCapitalRatioOfTheGroupAndNotOfASubsidiary() {
        String ratio = """
                <ix:nonFraction name="us-gaap:CommonEquityTierOneCapitalRatio" contextRef="%s" unitRef="pure" scale="-2"
                  decimals="3">%s</ix:nonFraction>""";
        var facts = read("""
                <xbrli:context id="group"><xbrli:period><xbrli:instant>2024-12-31</xbrli:instant></xbrli:period></xbrli:context>
                <xbrli:context id="bank"><xbrli:entity><xbrli:segment><xbrldi:explicitMember
                  dimension="dei:LegalEntityAxis">a:AcmeBankMember</xbrldi:explicitMember></xbrli:segment></xbrli:entity>
                  <xbrli:period><xbrli:instant>2024-12-31</xbrli:instant></xbrli:period></xbrli:context>
                <xbrli:unit id="pure"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit>
                """ + ratio.formatted("group", "10.9") + ratio.formatted("bank", "12.4"));

        assertThat(facts).singleElement().satisfies(fact -> {
            assertThat(fact.metric()).isEqualTo(Metric.CET1_RATIO);
            assertThat(FigureFormat.of(fact)).isEqualTo("10.9%");
        });
    }

    @Test
    void takesTheExacterOfTwoTellings() {
        var facts = read(context("n", "us-gaap:StatementBusinessSegmentsAxis", "a:NorthMember") + """
                <p>about $<ix:nonFraction name="us-gaap:Revenues" contextRef="n" unitRef="usd" scale="9"
                  decimals="-8">1.3</ix:nonFraction> billion</p>
                <p><ix:nonFraction name="us-gaap:Revenues" contextRef="n" unitRef="usd" scale="6"
                  decimals="-6">1,251</ix:nonFraction></p>
                """);

        assertThat(facts).singleElement().satisfies(fact -> assertThat(fact.value())
                .isEqualByComparingTo("1251000000"));
    }

    @Test
    void opensNothingADocumentPointsTo() {
        var facts = read("""
                <!DOCTYPE html [<!ENTITY secret SYSTEM "file:///etc/hostname">]>
                %s<ix:nonFraction name="us-gaap:Revenues" contextRef="n" unitRef="usd">&secret;</ix:nonFraction>""".formatted(context("n", "us-gaap:StatementBusinessSegmentsAxis", "a:NorthMember")));

        assertThat(facts).isEmpty();
    }

    @Test
    void readsALongDocumentWithLittleMemory() {
        String paragraph = "<div><p>" + "words ".repeat(200) + "</p><table><tr><td>x</td></tr></table></div>";
        byte[] html = document(paragraph.repeat(20_000)
                        + context("n", "us-gaap:StatementBusinessSegmentsAxis", "a:NorthMember")
                        + "<p><ix:nonFraction name=\"us-gaap:Revenues\" contextRef=\"n\" unitRef=\"usd\">7"
                        + "</ix:nonFraction></p>")
                .getBytes(StandardCharsets.UTF_8);

        var facts = InlineXbrl.parse(ACME, REPORT, html, Instant.EPOCH);

        assertThat(html).hasSizeGreaterThan(20_000_000);
        assertThat(facts).hasSize(1);
    }

    private static List<Fact> recorded(String file) {
        return InlineXbrl.parse(ACME, REPORT, SharedData.bytes(file), Instant.EPOCH);
    }

    private static List<Fact> read(String body) {
        return InlineXbrl.parse(ACME, REPORT, document(body).getBytes(StandardCharsets.UTF_8), Instant.EPOCH);
    }

    private static String document(String body) {
        return "<html><body>" + body + "<div><xbrli:unit id=\"usd\"><xbrli:measure>iso4217:USD</xbrli:measure>"
                + "</xbrli:unit></div></body></html>";
    }

    private static String context(String id, String... members) {
        var segment = new StringBuilder();
        for (int i = 0; i < members.length; i += 2) {
            segment.append("<xbrldi:explicitMember dimension=\"%s\">%s</xbrldi:explicitMember>"
                    .formatted(members[i], members[i + 1]));
        }
        return "<div><xbrli:context id=\"" + id + "\"><xbrli:entity><xbrli:segment>" + segment
                + "</xbrli:segment></xbrli:entity><xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate>"
                + "<xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period></xbrli:context></div>";
    }

    private static Map<Period, BigDecimal> wholes(List<Fact> facts, Metric metric) {
        return years(facts.stream().filter(fact -> fact.dimensions().isEmpty()).toList(), metric);
    }

    private static Map<Period, BigDecimal> sums(List<Fact> facts, Metric metric, String axis) {
        return years(
                facts.stream()
                        .filter(fact -> fact.dimensions().size() == 1
                                && fact.dimensions().getFirst().axis().equals(axis))
                        .toList(),
                metric);
    }

    private static Map<Period, BigDecimal> years(List<Fact> facts, Metric metric) {
        return facts.stream()
                .filter(fact -> fact.metric().equals(metric) && fact.period().isYear())
                .collect(groupingBy(Fact::period, reducing(BigDecimal.ZERO, Fact::value, BigDecimal::add)));
    }
}
