package footnote.sources.sample;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.DateRange;
import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Ticker;
import footnote.quant.MaybeNumber.Figure;
import footnote.quant.ratios.Beneish;
import footnote.quant.ratios.Statement;
import footnote.quant.ratios.StatementLine;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether the stories show in the figures, whatever the seed. */
class SampleStoriesTest {
    private static final Map<StatementLine, Metric> LINES = Map.ofEntries(
            Map.entry(StatementLine.REVENUE, Metric.REVENUE),
            Map.entry(StatementLine.COST_OF_SALES, Metric.COST_OF_REVENUE),
            Map.entry(StatementLine.GROSS_PROFIT, Metric.GROSS_PROFIT),
            Map.entry(StatementLine.RECEIVABLES, Metric.RECEIVABLES),
            Map.entry(StatementLine.CURRENT_ASSETS, Metric.CURRENT_ASSETS),
            Map.entry(StatementLine.PROPERTY, Metric.PROPERTY_PLANT_EQUIPMENT),
            Map.entry(StatementLine.TOTAL_ASSETS, Metric.ASSETS),
            Map.entry(StatementLine.DEPRECIATION, Metric.DEPRECIATION_AMORTIZATION),
            Map.entry(StatementLine.SELLING_AND_ADMINISTRATION, Metric.SELLING_GENERAL_ADMINISTRATIVE),
            Map.entry(StatementLine.CURRENT_LIABILITIES, Metric.CURRENT_LIABILITIES),
            Map.entry(StatementLine.LONG_TERM_DEBT, Metric.LONG_TERM_DEBT),
            Map.entry(StatementLine.NET_INCOME, Metric.NET_INCOME),
            Map.entry(StatementLine.OPERATING_CASH_FLOW, Metric.OPERATING_CASH_FLOW));

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 11, 12})
    void theAccountingFlagLooksManipulatedAndTheCompounderDoesNot(long seed) {
        var market = new SampleMarket(seed);

        assertThat(beneish(market, "ORRB", 2024)).isGreaterThan(Beneish.THRESHOLD);
        assertThat(beneish(market, "QVLN", 2024)).isLessThan(Beneish.THRESHOLD);
    }

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 11, 12})
    void theTurnaroundTurns(long seed) {
        var facts = facts(new SampleMarket(seed), "BRSK");

        assertThat(year(facts, Metric.NET_INCOME, 2020)).isNegative();
        assertThat(year(facts, Metric.NET_INCOME, 2026)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 11, 12})
    void theLossMakerNeverEarns(long seed) {
        var facts = facts(new SampleMarket(seed), "TRVM");

        assertThat(facts.stream().filter(fact -> fact.metric().equals(Metric.NET_INCOME)))
                .allSatisfy(fact -> assertThat(fact.value()).isNegative());
    }

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 11})
    void aRestatedYearKeepsBothValues(long seed) {
        var revenues = facts(new SampleMarket(seed), "ORRB").stream()
                .filter(fact -> fact.metric().equals(Metric.REVENUE)
                        && fact.dimensions().isEmpty()
                        && fact.period().isYear()
                        && fact.period().year() == 2023)
                .toList();

        assertThat(revenues).hasSize(2);
        assertThat(revenues.getLast().value()).isLessThan(revenues.getFirst().value());
        assertThat(revenues.getLast().knownAt()).isAfter(revenues.getFirst().knownAt());
    }

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 11})
    void aSplitIsToldInSharesAndEarnings(long seed) {
        var market = new SampleMarket(seed);
        var earnings = facts(market, "KLVR").stream()
                .filter(fact -> fact.metric().equals(Metric.EPS_BASIC)
                        && fact.period().isYear()
                        && fact.period().year() == 2025)
                .toList();

        assertThat(earnings).hasSize(2);
        assertThat(earnings.getFirst().value())
                .isGreaterThan(earnings.getLast().value().multiply(new BigDecimal(3)));
    }

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 11})
    void oneQuarterIsMissingAndBanksHaveNoGrossProfit(long seed) {
        var market = new SampleMarket(seed);
        var quarters = facts(market, "MRDK").stream()
                .filter(fact -> fact.metric().equals(Metric.REVENUE)
                        && fact.period().isQuarter()
                        && fact.dimensions().isEmpty())
                .count();

        assertThat(quarters).isEqualTo(19);
        assertThat(facts(market, "PLFB"))
                .noneMatch(fact -> fact.metric().equals(Metric.GROSS_PROFIT)
                        || fact.metric().equals(Metric.INVENTORY));
    }

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 11})
    void capitalFollowsTheStory(long seed) {
        var market = new SampleMarket(seed);
        var recovered = capital(market, "BSRV.MI", Metric.CET1_RATIO);
        var stretched = capital(market, "NAVSETU.NS", Metric.CET1_RATIO);
        var pressed = capital(market, "PLFB", Metric.CET1_RATIO);
        var insurer = capital(market, "87Q1.T", Metric.SOLVENCY_RATIO);

        assertThat(recovered.getLast()).isGreaterThan(recovered.get(recovered.size() - 5));
        assertThat(stretched.getLast()).isLessThan(stretched.get(stretched.size() - 5));
        assertThat(pressed.getLast()).isBetween(8.0, recovered.getLast());
        assertThat(insurer).hasSizeGreaterThan(5).allSatisfy(ratio -> assertThat(ratio)
                .isBetween(120.0, 260.0));
        assertThat(facts(market, "QVLN"))
                .noneMatch(fact ->
                        fact.metric().equals(Metric.CET1_RATIO) || fact.metric().equals(Metric.SOLVENCY_RATIO));
    }

    private static List<Double> capital(SampleMarket market, String symbol, Metric ratio) {
        return facts(market, symbol).stream()
                .filter(fact -> fact.metric().equals(ratio))
                .map(fact -> fact.value().doubleValue())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(longs = {SampleMarket.DEFAULT_SEED, 11, 12})
    void oneLinersHoldTrue(long seed) {
        var market = new SampleMarket(seed);
        var steel = facts(market, "GRWK");
        var boom = year(steel, Metric.NET_INCOME, 2021).add(year(steel, Metric.NET_INCOME, 2022));
        var decade = IntStream.rangeClosed(2016, 2025)
                .mapToObj(year -> year(steel, Metric.NET_INCOME, year))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        var holder = facts(market, "62Q0.T");
        var dividends = facts(market, "VRDN.PA");
        var days = new DateRange(SampleMarket.today().minusMonths(2), SampleMarket.today());
        var listing = market.bars().history(new Ticker("SLQS"), days);
        var price = BigDecimal.valueOf(market.bars()
                .history(new Ticker("62Q0.T"), days)
                .bars()
                .getLast()
                .close());

        assertThat(boom).isGreaterThan(decade.subtract(boom));
        assertThat(price.multiply(year(holder, Metric.SHARES_OUTSTANDING, 2026)))
                .isLessThan(year(holder, Metric.LONG_TERM_INVESTMENTS, 2026));
        assertThat(year(dividends, Metric.DIVIDEND_PER_SHARE, 2024))
                .isLessThan(year(dividends, Metric.DIVIDEND_PER_SHARE, 2023).multiply(new BigDecimal("0.34")));
        assertThat(listing.bars()).allMatch(bar -> bar.close() < 1);
    }

    private static double beneish(SampleMarket market, String symbol, int year) {
        var facts = facts(market, symbol);
        var score =
                Beneish.of(statement(facts, year), statement(facts, year - 1)).score();
        return score instanceof Figure(double value) ? value : Double.NaN;
    }

    private static Statement statement(List<Fact> facts, int year) {
        var lines = new EnumMap<StatementLine, BigDecimal>(StatementLine.class);
        LINES.forEach((line, metric) -> lines.put(line, year(facts, metric, year)));
        return Statement.of("FY" + year, lines);
    }

    private static BigDecimal year(List<Fact> facts, Metric metric, int year) {
        return facts.stream()
                .filter(fact -> fact.metric().equals(metric)
                        && fact.dimensions().isEmpty()
                        && fact.period().year() == year)
                .filter(fact -> fact.period().isYear()
                        || fact.period().isInstant() && fact.period().equals(yearEnd(facts, year)))
                .reduce((_, later) -> later)
                .orElseThrow()
                .value();
    }

    private static Period yearEnd(List<Fact> facts, int year) {
        return facts.stream()
                .map(Fact::period)
                .filter(period -> period.isYear() && period.year() == year)
                .findFirst()
                .map(period -> Period.instant(period.end()))
                .orElseThrow();
    }

    private static List<Fact> facts(SampleMarket market, String symbol) {
        Listing listing = market.listings().listings().stream()
                .filter(each -> each.ticker().equals(new Ticker(symbol)))
                .findFirst()
                .orElseThrow();
        return market.facts().facts(listing);
    }
}
