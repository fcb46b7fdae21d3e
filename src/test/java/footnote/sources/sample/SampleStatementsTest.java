package footnote.sources.sample;

import static footnote.sources.sample.books.Account.ASSETS;
import static footnote.sources.sample.books.Account.CASH;
import static footnote.sources.sample.books.Account.CHANGE_IN_CASH;
import static footnote.sources.sample.books.Account.EQUITY;
import static footnote.sources.sample.books.Account.FINANCING_CASH_FLOW;
import static footnote.sources.sample.books.Account.INVESTING_CASH_FLOW;
import static footnote.sources.sample.books.Account.LIABILITIES;
import static footnote.sources.sample.books.Account.NET_INCOME_TO_COMMON;
import static footnote.sources.sample.books.Account.OPERATING_CASH_FLOW;
import static footnote.sources.sample.books.Account.SHORT_TERM_INVESTMENTS;
import static footnote.sources.sample.books.Account.TOTAL_DEBT;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.sources.sample.books.Account;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.Descriptions;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether every company's statements add up, whatever the seed. */
class SampleStatementsTest {

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 1, 2, 987_654_321})
    void everyBalanceSheetBalances(long seed) {
        forEachQuarter(seed, (name, quarter, _) -> {
            assertThat(quarter.get(ASSETS))
                    .as(name)
                    .isPositive()
                    .isEqualTo(quarter.get(LIABILITIES) + quarter.get(EQUITY));
            assertThat(quarter.get(CASH)).as(name).isPositive();
            assertThat(quarter.get(SHORT_TERM_INVESTMENTS)).as(name).isNotNegative();
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 3})
    void balancesAlsoHoldAsFirstPrinted(long seed) {
        var market = new SampleMarket(seed);
        for (var listing : market.listings().listings()) {
            var facts = market.facts().facts(listing);
            var liabilities = firstPrinted(facts, LIABILITIES.metric());
            var equity = firstPrinted(facts, EQUITY.metric());
            firstPrinted(facts, ASSETS.metric()).forEach((day, assets) -> assertThat(assets)
                    .as(listing.name() + " " + day)
                    .isEqualByComparingTo(liabilities.get(day).add(equity.get(day))));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 1, 2, 987_654_321})
    void cashFlowsExplainTheChangeInCash(long seed) {
        forEachQuarter(seed, (name, quarter, before) -> {
            long flows = quarter.get(OPERATING_CASH_FLOW)
                    + quarter.get(INVESTING_CASH_FLOW)
                    + quarter.get(FINANCING_CASH_FLOW);
            assertThat(quarter.get(CHANGE_IN_CASH)).as(name).isEqualTo(flows);
            if (before != null) {
                assertThat(quarter.get(CASH) - before.get(CASH)).as(name).isEqualTo(flows);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 3})
    void allDebtIsDueOnce(long seed) {
        var market = new SampleMarket(seed);
        for (var listing : market.listings().listings()) {
            var facts = market.facts().facts(listing);
            var debt = firstPrinted(facts, TOTAL_DEBT.metric());
            firstPrinted(facts, Metric.DEBT_DUE_LATER).forEach((day, later) -> {
                var due = Stream.of(
                                Metric.DEBT_DUE_1,
                                Metric.DEBT_DUE_2,
                                Metric.DEBT_DUE_3,
                                Metric.DEBT_DUE_4,
                                Metric.DEBT_DUE_5)
                        .map(metric -> firstPrinted(facts, metric).get(day))
                        .reduce(later, BigDecimal::add);
                assertThat(due).as(listing.name() + " " + day).isEqualByComparingTo(debt.get(day));
            });
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 3})
    void fourQuartersMakeAYear(long seed) {
        var market = new SampleMarket(seed);
        for (var listing : market.listings().listings()) {
            var facts = market.facts().facts(listing);
            for (Account account : Account.values()) {
                if (account.isFlow()) {
                    assertQuartersAddUp(listing.name() + " " + account, firstPrinted(facts, account.metric()));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 4})
    void earningsPerShareAreProfitOverShares(long seed) {
        var market = new SampleMarket(seed);
        for (var listing : market.listings().listings()) {
            var facts = market.facts().facts(listing);
            var profit = firstPrinted(facts, NET_INCOME_TO_COMMON.metric());
            var shares = firstPrinted(facts, Metric.SHARES_BASIC);
            firstPrinted(facts, Metric.EPS_BASIC).forEach((period, eps) -> assertThat(eps)
                    .as(listing.name() + " " + period)
                    .isEqualByComparingTo(profit.get(period).divide(shares.get(period), 2, RoundingMode.HALF_UP)));
        }
    }

    private static void assertQuartersAddUp(String what, Map<Period, BigDecimal> values) {
        values.forEach((period, value) -> {
            var quarters = values.keySet().stream()
                    .filter(each -> each.isQuarter()
                            && !each.start()
                                    .orElseThrow()
                                    .isBefore(period.start().orElseThrow())
                            && !each.end().isAfter(period.end()))
                    .toList();
            if (period.isYear() && quarters.size() == 4) {
                var sum = quarters.stream().map(values::get).reduce(BigDecimal.ZERO, BigDecimal::add);
                assertThat(sum).as(what + " " + period).isEqualByComparingTo(value);
            }
        });
    }

    private static Map<Period, BigDecimal> firstPrinted(List<Fact> facts, Metric metric) {
        return facts.stream()
                .filter(fact ->
                        fact.metric().equals(metric) && fact.dimensions().isEmpty())
                .sorted(Comparator.comparing(Fact::knownAt))
                .collect(Collectors.toMap(Fact::period, Fact::value, (first, _) -> first, TreeMap::new));
    }

    private interface Check {
        void of(String name, Quarter quarter, Quarter before);
    }

    private static void forEachQuarter(long seed, Check check) {
        var world = new SampleWorld(seed, Descriptions.all());
        for (var company : world.companies()) {
            Quarter before = null;
            for (var quarter : world.books(company).quarters()) {
                check.of(company.name() + " " + quarter.term().label(), quarter, before);
                before = quarter;
            }
        }
    }
}
