package footnote.workflows.report.exhibits;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.publication.chart.Datum;
import footnote.quant.MaybeNumber;
import footnote.workflows.report.data.MarketData;
import footnote.workflows.report.data.ReportFacts;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Weekly closes as facts, for the charts that compute levels from them. */
record WeeklyPrices(ReportFacts book) {
    /** Weeks between two points of a long price chart: each point is a fact with a note. */
    private static final int STEP = 8;

    List<MarketData.Week> weeks() {
        return book.data().market().orElseThrow().weeks();
    }

    /** Whether a week is drawn: every eighth, the first and the last. */
    boolean drawn(int index) {
        return index == 0 || index % STEP == (weeks().size() - 1) % STEP;
    }

    /** Those drawn from the day on that the five-year return is counted from, where prices go back so far. */
    List<MarketData.Week> drawnSinceStart() {
        var from = book.now("price_return_5_years")
                .filter(_ -> book.data().plan().timeRangeYears() <= 5)
                .flatMap(entry -> entry.fact().period().start())
                .orElse(LocalDate.MIN);
        int first = (int)
                weeks().stream().takeWhile(week -> week.day().isBefore(from)).count();
        return IntStream.range(first, weeks().size())
                .filter(i -> i == first || drawn(i))
                .mapToObj(weeks()::get)
                .toList();
    }

    static String label(MarketData.Week week) {
        return String.format(Locale.ROOT, "%tb %<tY", week.day());
    }

    /** A week's close as a fact of its own, so that what is computed from it can be computed again. */
    LedgerEntry close(String whose, LocalDate day, double value) {
        var price = book.now("price").orElseThrow().fact();
        var entry = LedgerEntry.of(Fact.of(
                whose.equals(book.name()) ? price.subject() : new Subject(whose),
                new Metric("weekly_close"),
                Period.instant(day),
                new BigDecimal(value, MathContext.DECIMAL64).stripTrailingZeros(),
                Unit.RATIO,
                Basis.REPORTED,
                day,
                price.origin().at("close")));
        book.keep(entry);
        return entry;
    }

    Datum derived(
            String metric, MarketData.Week week, double value, String formula, Unit unit, List<LedgerEntry> inputs) {
        return book.derive(metric, Period.instant(week.day()), unit, MaybeNumber.of(value), formula, inputs)
                .map(ChartExhibit::datum)
                .orElseGet(() -> Datum.of(value));
    }

    /** What the caption's source line is taken from. */
    List<String> sources() {
        return book.now("price").map(LedgerEntry::id).stream().toList();
    }
}
