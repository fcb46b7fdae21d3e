package footnote.sources.sample;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.DateRange;
import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.sources.sample.description.Descriptions;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Whether what texts say is what the facts say. */
class SampleTextsTest {
    private static final Pattern MONEY = Pattern.compile("[A-Z]{3} (-?[\\d,]+(?:\\.\\d)?) million");
    private static final Pattern SHARE = Pattern.compile("[A-Z]{3} (-?[\\d,]+\\.\\d\\d)(?! million)\\b");
    private static final Pattern PERCENT = Pattern.compile("(-?\\d+\\.\\d)%");
    private static final Pattern CELL = Pattern.compile("(?m)\\| \\(?([\\d,]+)\\)?(?= \\||$)");
    private static final Set<String> FORMS =
            Set.of("10-K", "10-Q", "8-K", "20-F", "6-K", "Annual Report", "Quarterly Report", "Announcement");
    private static final DateRange EVER = new DateRange(SampleMarket.today().minusYears(12), SampleMarket.today());

    private final SampleMarket market = new SampleMarket();

    @Test
    void everyAmountInProseIsAFact() {
        int seen = 0;
        for (Listing listing : market.listings().listings()) {
            List<Fact> facts = market.facts().facts(listing);
            Set<String> amounts = new HashSet<>();
            facts.forEach(fact -> {
                BigDecimal millions = fact.value().abs().movePointLeft(6);
                amounts.add(millions.setScale(0, RoundingMode.HALF_UP).toPlainString());
                amounts.add(millions.setScale(1, RoundingMode.HALF_UP).toPlainString());
            });
            Set<String> perShare = facts.stream()
                    .filter(fact -> fact.metric().equals(Metric.EPS_BASIC))
                    .map(fact -> fact.value().toPlainString())
                    .collect(Collectors.toSet());
            for (String text :
                    texts(listing).stream().map(SampleTextsTest::withoutOutlook).toList()) {
                seen += found(MONEY, text).size() + found(SHARE, text).size();
                assertThat(found(MONEY, text))
                        .as(listing.name() + ": " + text)
                        .allMatch(each -> amounts.contains(each.replace("-", "")));
                assertThat(found(SHARE, text)).as(listing.name() + ": " + text).allMatch(perShare::contains);
            }
        }
        assertThat(seen).isGreaterThan(5_000);
    }

    /** What a company expects is no fact yet. */
    private static String withoutOutlook(String text) {
        return text.replaceAll(
                "(?:For (?:Q[1-4] )?FY\\d{4}, we expect|We expect revenue for|We reaffirm|We are (?:raising|lowering)) [^.]*\\.(?:\\d[^.]*\\.)*",
                "");
    }

    @Test
    void everyPercentageInProseFollowsFromFacts() {
        for (Listing listing : market.listings().listings()) {
            Set<String> rates = rates(market.facts().facts(listing));
            for (String text : documents(listing)) {
                assertThat(found(PERCENT, text))
                        .as(listing.name() + ": " + text)
                        .allMatch(rates::contains);
            }
        }
    }

    @Test
    void everyCellOfATableIsAFact() {
        for (Listing listing : market.listings().listings()) {
            long unit = new SampleWorld(SampleMarket.DEFAULT_SEED, Descriptions.all())
                    .company(listing.ticker(), "unit")
                    .unit();
            Set<BigDecimal> values = market.facts().facts(listing).stream()
                    .map(fact -> fact.value().abs().stripTrailingZeros())
                    .collect(Collectors.toSet());
            for (var filing : market.filings().filings(listing, FORMS, lastYears(4))) {
                market.filings().document(filing).sections().stream()
                        .filter(section -> section.title().equals("Financial statements"))
                        .forEach(section -> assertThat(found(CELL, section.text()))
                                .as(filing.form() + " of " + listing.name() + " " + filing.filed())
                                .isNotEmpty()
                                .allMatch(cell -> values.contains(new BigDecimal(cell)
                                        .multiply(BigDecimal.valueOf(unit))
                                        .stripTrailingZeros())));
            }
        }
    }

    @Test
    void nothingIsDatedAfterToday() {
        for (Listing listing : market.listings().listings()) {
            assertThat(market.facts().facts(listing)).allSatisfy(fact -> assertThat(fact.knownAt())
                    .isBeforeOrEqualTo(SampleMarket.today())
                    .isAfterOrEqualTo(fact.period().end()));
            assertThat(market.news().news(listing, Instant.EPOCH))
                    .allSatisfy(
                            item -> assertThat(item.published().orElseThrow()).isBeforeOrEqualTo(SampleMarket.now()));
            assertThat(market.filings().filings(listing, FORMS, EVER))
                    .allSatisfy(filing -> assertThat(filing.filed()).isBeforeOrEqualTo(SampleMarket.today()));
            assertThat(market.estimates().estimates(listing.ticker()))
                    .allSatisfy(estimate -> assertThat(estimate.asOf()).isBeforeOrEqualTo(SampleMarket.today()));
        }
    }

    @Test
    void everythingIsAtAnAddressReservedForExamples() {
        for (Listing listing : market.listings().listings()) {
            assertThat(market.news().news(listing, Instant.EPOCH)).allSatisfy(item -> {
                assertThat(item.uri().getHost()).endsWith(".example");
                assertThat(item.origin().vendor()).isEqualTo("sample");
            });
            assertThat(market.profiles().profile(listing.ticker()).website().orElseThrow())
                    .asString()
                    .endsWith(".example/");
        }
    }

    private List<String> texts(Listing listing) {
        var texts = documents(listing);
        market.news().news(listing, Instant.EPOCH).forEach(item -> texts.add(item.title() + " " + item.summary()));
        return texts;
    }

    /** Discussions of filings and turns of calls of the last four years. */
    private List<String> documents(Listing listing) {
        var texts = new ArrayList<String>();
        for (var filing : market.filings().filings(listing, FORMS, lastYears(4))) {
            market.filings().document(filing).sections().stream()
                    .filter(section -> !section.title().equals("Financial statements"))
                    .forEach(section -> texts.add(section.text()));
        }
        for (var call : market.transcripts().calls(listing)) {
            market.transcripts().transcript(listing, call).turns().forEach(turn -> texts.add(turn.text()));
        }
        return texts;
    }

    /** Changes of a year and shares of sales, of every account, as prose prints them. */
    private static Set<String> rates(List<Fact> facts) {
        Map<Metric, Map<Period, Set<BigDecimal>>> values = new TreeMap<>();
        facts.stream().filter(fact -> fact.dimensions().isEmpty()).forEach(fact -> values.computeIfAbsent(
                        fact.metric(), _ -> new TreeMap<>())
                .computeIfAbsent(fact.period(), _ -> new HashSet<>())
                .add(fact.value()));
        var rates = new HashSet<String>();
        values.forEach((_, series) -> series.forEach((period, now) -> series.forEach((other, then) -> {
            if (other.end()
                            .equals(period.end()
                                    .minusYears(1)
                                    .withDayOfMonth(period.end().minusYears(1).lengthOfMonth()))
                    && other.months() == period.months()) {
                pairs(now, then, (one, two) -> rates.add(printed(Math.abs(100 * (one - two) / Math.abs(two)))));
            }
        })));
        shares(values, Metric.GROSS_PROFIT, Metric.REVENUE, rates);
        shares(values, Metric.OPERATING_INCOME, Metric.REVENUE, rates);
        shares(values, new Metric("claims_incurred"), new Metric("premiums_earned"), rates);
        facts.stream()
                .filter(fact -> fact.unit().equals(Unit.PERCENT))
                .forEach(fact -> rates.add(printed(fact.value().doubleValue())));
        return rates;
    }

    private static void shares(
            Map<Metric, Map<Period, Set<BigDecimal>>> values, Metric part, Metric whole, Set<String> rates) {
        values.getOrDefault(part, Map.of())
                .forEach((period, parts) -> pairs(
                        parts,
                        values.getOrDefault(whole, Map.of()).getOrDefault(period, Set.of()),
                        (one, two) -> rates.add(printed(100 * one / two))));
    }

    private interface Pair {
        void of(double one, double other);
    }

    private static void pairs(Set<BigDecimal> ones, Set<BigDecimal> others, Pair pair) {
        for (BigDecimal one : ones) {
            for (BigDecimal other : others) {
                if (other.signum() != 0) {
                    pair.of(one.doubleValue(), other.doubleValue());
                }
            }
        }
    }

    private static String printed(double value) {
        return BigDecimal.valueOf(value).setScale(1, RoundingMode.HALF_UP).toPlainString();
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(match -> match.group(1).replace(",", ""))
                .toList();
    }

    private static DateRange lastYears(int years) {
        return new DateRange(SampleMarket.today().minusYears(years), SampleMarket.today());
    }
}
