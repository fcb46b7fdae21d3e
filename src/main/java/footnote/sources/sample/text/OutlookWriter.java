package footnote.sources.sample.text;

import footnote.sources.sample.SampleWorld;
import footnote.sources.sample.books.Account;
import footnote.sources.sample.books.Books;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.SeededRandom;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/**
 * Writes what a sample company expects: revenue of the next quarter and of the fiscal year, from its growth so far and
 * nothing later. A year's range stands until the figures leave it; after a collapse of revenue it is withdrawn.
 */
final class OutlookWriter {
    private static final double QUARTER_WIDTH = 0.02;
    private static final double YEAR_WIDTH = 0.015;
    private static final double COLLAPSE = -0.15;
    private static final MathContext DIGITS = new MathContext(3, RoundingMode.HALF_UP);

    private final SampleWorld world;
    private final Books books;
    private final SampleFigures figures;

    OutlookWriter(SampleWorld world, Books books) {
        this.world = world;
        this.books = books;
        this.figures = new SampleFigures(books);
    }

    private record Range(long low, long high) {
        boolean holds(double value) {
            return value >= low && value <= high;
        }
    }

    /** What a company says on a year: how, and the range, which is missing where it withdraws. */
    private record Year(String occasion, Optional<Range> range) {}

    /** Nothing where there is no quarter of the year before to go by. */
    List<String> sentences(Quarter quarter) {
        int index = books.quarters().indexOf(quarter);
        if (index < 4 || revenue(index - 4) <= 0) {
            return List.of();
        }
        var random = SeededRandom.of(
                world.seed(),
                books.company().symbol(),
                "outlook",
                quarter.term().label());
        var year = year(index);
        String next = Phrases.pick("outlook_quarter", random, blank -> fill(blank, quarter, quarterRange(index)));
        return year.map(each -> List.of(
                        next,
                        Phrases.pick(
                                each.occasion(),
                                random,
                                blank -> fill(blank, quarter, each.range().orElse(new Range(0, 0))))))
                .orElse(List.of(next));
    }

    private String fill(String blank, Quarter quarter, Range range) {
        var term = quarter.term();
        return switch (blank) {
            case "low" -> figures.money(range.low());
            case "high" -> figures.money(range.high());
            case "next_quarter" ->
                term.closesYear()
                        ? "Q1 FY" + (term.fiscalYear() + 1)
                        : "Q" + (term.quarter() + 1) + " FY" + term.fiscalYear();
            case "year" -> "FY" + guidedYear(quarter);
            default -> throw new IllegalArgumentException("nothing fills {" + blank + "}");
        };
    }

    private static int guidedYear(Quarter quarter) {
        return quarter.term().fiscalYear() + (quarter.term().closesYear() ? 1 : 0);
    }

    private Range quarterRange(int index) {
        return range(revenue(index - 3) * (1 + growth(index)), QUARTER_WIDTH);
    }

    /** Goes through the calls of that year's guidance, since a range stands until it no longer fits. */
    private Optional<Year> year(int index) {
        int guided = guidedYear(books.quarters().get(index));
        Optional<Range> standing = Optional.empty();
        Optional<Year> said = Optional.empty();
        for (int i = Math.max(4, index - 4); i <= index; i++) {
            if (guidedYear(books.quarters().get(i)) != guided || revenue(i - 4) <= 0) {
                continue;
            }
            double expected = expected(i);
            if (standing.isPresent() && change(i) < COLLAPSE) {
                said = Optional.of(new Year("outlook_withdrawn", Optional.empty()));
                standing = Optional.empty();
            } else if (said.filter(each -> each.range().isEmpty()).isPresent()) {
                return i == index ? Optional.empty() : said;
            } else if (standing.filter(range -> range.holds(expected)).isPresent()) {
                said = Optional.of(new Year("outlook_kept", standing));
            } else {
                String how = standing.map(range -> expected > range.high() ? "outlook_raised" : "outlook_lowered")
                        .orElse("outlook_year");
                standing = Optional.of(range(expected, YEAR_WIDTH));
                said = Optional.of(new Year(how, standing));
            }
        }
        return said;
    }

    /** The quarters of the guided year that are known, and the others grown from the year before. */
    private double expected(int index) {
        int known = books.quarters().get(index).term().closesYear()
                ? 0
                : books.quarters().get(index).term().quarter();
        double sum = 0;
        for (int i = 0; i < known; i++) {
            sum += revenue(index - i);
        }
        for (int i = 0; i < 4 - known; i++) {
            sum += revenue(index - 3 + i) * (1 + growth(index));
        }
        return sum;
    }

    private double growth(int index) {
        return 0.9 * Math.clamp(change(index), -0.3, 0.6);
    }

    private double change(int index) {
        return (double) revenue(index) / revenue(index - 4) - 1;
    }

    private long revenue(int index) {
        return Published.first(books, books.quarters().get(index)).get(Account.REVENUE);
    }

    private static Range range(double middle, double width) {
        return new Range(rounded(middle * (1 - width)), rounded(middle * (1 + width)));
    }

    private static long rounded(double value) {
        return new BigDecimal(value).round(DIGITS).longValue();
    }
}
