package footnote.sources.sample;

import footnote.domain.Estimate;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.sources.sample.books.Account;
import footnote.sources.sample.books.FactPrinter;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.SampleNames;
import footnote.sources.sample.description.SeededRandom;
import footnote.sources.sample.description.Surprise;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What invented analysts expected of past quarters: a first mean two weeks after the quarter before was published, and
 * the last one three weeks before results, from which the results differed by the surprise that prices and news know.
 */
final class PastConsensus {
    private static final int QUARTERS = 12;
    private static final int FIRST_AFTER = 14;
    private static final int LAST_BEFORE = 21;
    /** A surprise is given as a share of the price; revenue misses by less than earnings do. */
    private static final double REVENUE = 0.6;

    private static final double EARNINGS = 1.8;
    private static final double REVISION = 0.025;
    private static final MathContext DIGITS = new MathContext(4);

    private final SampleWorld world;
    private final Description company;

    PastConsensus(SampleWorld world, Description company) {
        this.world = world;
        this.company = company;
    }

    List<Estimate> estimates() {
        var books = world.books(company);
        var quarters = Published.quarters(books);
        var printed = new ArrayList<Fact>();
        var printer = new FactPrinter(books, printed);
        var estimates = new ArrayList<Estimate>();
        for (int i = Math.max(1, quarters.size() - QUARTERS); i < quarters.size(); i++) {
            Quarter quarter = quarters.get(i);
            printed.clear();
            printer.quarter(
                    quarter, world.papers(company).report(quarter.term()).orElseThrow());
            LocalDate first = quarters.get(i - 1).term().published().plusDays(FIRST_AFTER);
            expect(estimates, printed, quarter, Metric.REVENUE, REVENUE, first);
            if (quarter.get(Account.NET_INCOME) > 0) {
                expect(estimates, printed, quarter, Metric.EPS_DILUTED, EARNINGS, first);
            }
        }
        return List.copyOf(estimates);
    }

    private void expect(
            List<Estimate> estimates,
            List<Fact> printed,
            Quarter quarter,
            Metric metric,
            double weight,
            LocalDate first) {
        var actual = printed.stream()
                .filter(fact ->
                        fact.metric().equals(metric) && fact.dimensions().isEmpty())
                .filter(fact -> fact.period().end().equals(quarter.term().end()))
                .min(Comparator.comparing(fact -> fact.period().days()));
        if (actual.isEmpty()) {
            return;
        }
        var fact = actual.get();
        var random = SeededRandom.of(
                world.seed(), company.symbol(), "consensus", quarter.term().label(), metric.name());
        int analysts = 4 + random.below(20);
        double surprise = weight * Surprise.of(company, quarter.term(), world.seed());
        double last = fact.value().doubleValue() / (1 + surprise);
        double before = last * (1 + REVISION * random.gaussian());
        estimates.add(estimate(fact, before, analysts, first));
        LocalDate revised = fact.knownAt().minusDays(LAST_BEFORE);
        if (revised.isAfter(first)) {
            estimates.add(estimate(fact, last, analysts, revised));
        }
    }

    private Estimate estimate(Fact actual, double mean, int analysts, LocalDate day) {
        return new Estimate(
                Subject.of(company.ticker()),
                actual.metric(),
                Period.of(actual.period().start().orElseThrow(), actual.period().end()),
                new BigDecimal(mean, DIGITS),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.of(analysts),
                actual.unit(),
                day,
                SampleNames.origin("https://consensus.sample.example/" + SampleNames.slug(company.symbol()) + "/" + day)
                        .at(actual.metric().label()));
    }
}
