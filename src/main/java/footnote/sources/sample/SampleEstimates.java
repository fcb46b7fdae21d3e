package footnote.sources.sample;

import footnote.domain.Estimate;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.sources.EstimateSource;
import footnote.sources.sample.books.Account;
import footnote.sources.sample.books.FactPrinter;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.FiscalQuarter;
import footnote.sources.sample.description.SampleNames;
import footnote.sources.sample.description.SeededRandom;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** What invented analysts expect of the next quarter and of two fiscal years, and their target price. */
public final class SampleEstimates implements EstimateSource {
    private static final int STALE_DAYS = 20;

    /** How far analysts' growth is from that of the last twelve months, at most; less than a company's own range. */
    private static final double DISAGREEMENT = 0.005;

    /** The part of a year's growth that analysts expect of the year after. */
    private static final double PERSISTING = 0.9;

    private final SampleWorld world;

    SampleEstimates(SampleWorld world) {
        this.world = world;
    }

    @Override
    public List<Estimate> estimates(Ticker ticker) {
        var company = world.company(ticker, "estimates");
        var books = world.books(company);
        var random = SeededRandom.of(world.seed(), ticker.symbol(), "estimates");
        var panel =
                new Panel(company, 4 + random.below(20), SampleMarket.TODAY.minusDays(1 + random.below(STALE_DAYS)));
        int last = books.quarters().size() - 1;
        Quarter trailing = books.span(last, 4);
        double growth = Math.clamp(
                (double) books.trailingRevenue(last) / books.trailingRevenue(last - 4)
                        - 1
                        + DISAGREEMENT * random.gaussian(),
                -0.3,
                0.6);
        var estimates = new ArrayList<Estimate>();
        Period next = quarterAfter(books.quarters().getLast().term());
        panel.expect(estimates, next, books.quarters().get(last - 3), growth, trailing);
        Period year = yearAround(company, next.end());
        double toCome = quartersTo(year.end(), trailing) / 4.0;
        panel.expect(estimates, year, trailing, growth * toCome, trailing);
        panel.expect(
                estimates,
                yearAfter(year.end()),
                trailing,
                (1 + growth * toCome) * (1 + growth * PERSISTING) - 1,
                trailing);
        double price = world.prices(company).bars().getLast().close();
        panel.target(estimates, price * (1.06 + 0.08 * random.gaussian()));
        return List.copyOf(estimates);
    }

    /** What was expected of the next two fiscal years on the day of each earlier annual result. */
    private List<Estimate> pastYears(Description company) {
        var estimates = new ArrayList<Estimate>();
        var books = world.books(company);
        var random = SeededRandom.of(world.seed(), company.symbol(), "past estimates");
        for (int i = 7; i < books.quarters().size() - 1; i++) {
            var term = books.quarters().get(i).term();
            if (!term.closesYear()) {
                continue;
            }
            var panel = new Panel(company, 4 + random.below(20), term.published());
            var trailing = books.span(i, 4);
            double growth = Math.clamp(
                    (double) books.trailingRevenue(i) / books.trailingRevenue(i - 4) - 1 + 0.02 * random.gaussian(),
                    -0.3,
                    0.6);
            var year = yearAfter(term.end());
            panel.expect(estimates, year, trailing, growth * 0.8, trailing);
            panel.expect(estimates, yearAfter(year.end()), trailing, growth * 1.5, trailing);
        }
        return estimates;
    }

    private static long quartersTo(LocalDate yearEnd, Quarter trailing) {
        return ChronoUnit.MONTHS.between(YearMonth.from(trailing.term().end()), YearMonth.from(yearEnd)) / 3;
    }

    private static Period yearAfter(LocalDate end) {
        return Period.of(end.plusDays(1), YearMonth.from(end).plusYears(1).atEndOfMonth());
    }

    @Override
    public List<Estimate> history(Ticker ticker) {
        var company = world.company(ticker, "estimates");
        return Stream.of(new PastConsensus(world, company).estimates(), pastYears(company), estimates(ticker))
                .flatMap(List::stream)
                .toList();
    }

    private static Period quarterAfter(FiscalQuarter term) {
        YearMonth end = YearMonth.from(term.end()).plusMonths(3);
        return Period.of(term.end().plusDays(1), end.atEndOfMonth());
    }

    private static Period yearAround(Description company, LocalDate day) {
        YearMonth end = YearMonth.of(day.getYear(), company.yearEnd());
        if (end.atEndOfMonth().isBefore(day)) {
            end = end.plusYears(1);
        }
        return Period.of(end.minusMonths(11).atDay(1), end.atEndOfMonth());
    }

    /** A group of analysts, how many they are, and the day their mean was taken. */
    private record Panel(Description company, int analysts, LocalDate asOf) {
        /** Sales grown from a base; profit at the trailing margin. */
        void expect(List<Estimate> estimates, Period period, Quarter base, double growth, Quarter trailing) {
            double sales = base.get(Account.REVENUE) * (1 + growth) * company.unit();
            double margin = (double) trailing.get(Account.NET_INCOME) / trailing.get(Account.REVENUE);
            long shares = FactPrinter.diluted(company, trailing.shares());
            estimates.add(estimate(Metric.REVENUE, period, rounded(sales, -5), 0.03, Unit.of(company.currency())));
            estimates.add(estimate(
                    Metric.EPS_DILUTED,
                    period,
                    rounded(sales * margin / shares, 2),
                    0.08,
                    Unit.perShare(company.currency())));
        }

        void target(List<Estimate> estimates, double price) {
            var unit = Unit.perShare(company.priceCurrency());
            estimates.add(estimate(Metric.TARGET_PRICE, Period.instant(asOf), rounded(price, 2), 0.2, unit));
        }

        private Estimate estimate(Metric metric, Period period, BigDecimal mean, double spread, Unit unit) {
            BigDecimal reach =
                    mean.abs().multiply(BigDecimal.valueOf(spread)).setScale(mean.scale(), RoundingMode.HALF_UP);
            return new Estimate(
                    Subject.of(company.ticker()),
                    metric,
                    period,
                    mean,
                    Optional.of(mean.subtract(reach)),
                    Optional.of(mean.add(reach)),
                    OptionalInt.of(analysts),
                    unit,
                    asOf,
                    SampleNames.origin("https://consensus.sample.example/" + SampleNames.slug(company.symbol()))
                            .at(metric.label()));
        }

        private static BigDecimal rounded(double value, int decimals) {
            return new BigDecimal(value)
                    .setScale(decimals, RoundingMode.HALF_UP)
                    .setScale(Math.max(0, decimals));
        }
    }
}
