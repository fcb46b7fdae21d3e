package footnote.workflows.report.exhibits;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.quant.MaybeNumber;
import footnote.research.valuation.Outlook;
import footnote.workflows.report.data.ReportFacts;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Two reported fiscal years and up to three of consensus estimates, side by side. */
public final class EstimatesTable implements TableExhibit {
    private static final Cell NOT_MEANINGFUL = new Cell.Words("n.m.");
    private static final int ACTUAL = 2;
    private static final int ESTIMATED = 3;
    private static final double MOST_GROWTH = 5;
    private static final double MOST_CHANGE = 3;
    private static final String NO_CONSENSUS = "no consensus is published";
    private static final String UNREPORTED = "not reported";

    /** Consensus revenue and earnings per share of one fiscal year to come. */
    public record EstimatedYear(String label, Optional<LedgerEntry> revenue, Optional<LedgerEntry> earnings) {}

    /** A column: its name and the figure of a metric in it. */
    private record Year(String label, boolean estimated, Function<String, Optional<LedgerEntry>> figure) {}

    @Override
    public String section() {
        return "summary";
    }

    @Override
    public boolean leads() {
        return true;
    }

    /** The years after the last reported one that consensus covers, the next first. */
    public static List<EstimatedYear> estimates(ReportFacts book) {
        var reported = book.lastYear("revenue").or(() -> book.lastYear("net_income"));
        var ends = new TreeMap<LocalDate, List<LedgerEntry>>();
        book.data().valuation().stream()
                .flatMap(data -> data.outlooks().stream())
                .map(Outlook::mean)
                .filter(mean -> mean.fact().period().isYear())
                .filter(mean -> reported.isEmpty()
                        || mean.fact()
                                .period()
                                .end()
                                .isAfter(reported.get().fact().period().end().plusDays(300)))
                .forEach(mean -> ends.computeIfAbsent(mean.fact().period().end(), _ -> new ArrayList<>())
                        .add(mean));
        return ends.values().stream()
                .limit(ESTIMATED)
                .map(means -> new EstimatedYear(
                        ReportFacts.label(means.getFirst()), named(means, "revenue"), named(means, "eps_diluted")))
                .toList();
    }

    private static Optional<LedgerEntry> named(List<LedgerEntry> entries, String metric) {
        return entries.stream()
                .filter(each -> each.fact().metric().name().equals(metric))
                .findFirst();
    }

    /** Today's price over a year's earnings per share; none where there is a loss. */
    public static Optional<LedgerEntry> multiple(ReportFacts book, LedgerEntry earnings) {
        return earnings.number() <= 0
                ? Optional.empty()
                : atPrice(book, earnings).or(() -> atMarketValue(book, earnings));
    }

    /** Where price and earnings are in the same money, for the same share. */
    private static Optional<LedgerEntry> atPrice(ReportFacts book, LedgerEntry earnings) {
        var price = book.now("price");
        boolean same = price.flatMap(each -> each.fact().unit().currency())
                .map(Denomination::major)
                .equals(earnings.fact().unit().currency().map(Denomination::major));
        return same
                ? book.derive(
                        "price_to_earnings_at_price",
                        earnings.fact().period(),
                        Unit.RATIO,
                        MaybeNumber.of(major(price.orElseThrow()) / major(earnings)),
                        "share price over earnings per share of " + ReportFacts.label(earnings),
                        List.of(price.orElseThrow(), earnings))
                : Optional.empty();
    }

    /** Where they are not, by the market value in the money of the statements, over the shares it counts. */
    private static Optional<LedgerEntry> atMarketValue(ReportFacts book, LedgerEntry earnings) {
        var value = book.now("market_cap").filter(each -> each.fact()
                .unit()
                .currency()
                .equals(earnings.fact().unit().currency()));
        var counted = value.flatMap(LedgerEntry::derivation)
                .filter(how -> !how.formula().contains("splits")) // the count is of before them
                .flatMap(how -> how.inputs().stream()
                        .flatMap(id -> book.entry(id).stream())
                        .filter(each -> each.fact().unit().equals(Unit.SHARES))
                        .findFirst());
        return counted.filter(_ -> perShareOfStatements(book, earnings))
                .flatMap(shares -> book.derive(
                        "price_to_earnings_at_price",
                        earnings.fact().period(),
                        Unit.RATIO,
                        MaybeNumber.of(value.orElseThrow().number() / shares.number() / earnings.number()),
                        "market value over number of shares, over earnings per share of " + ReportFacts.label(earnings),
                        List.of(value.orElseThrow(), shares, earnings)));
    }

    /** Whether an estimate is per share as the statements count them; some are per depositary share. */
    private static boolean perShareOfStatements(ReportFacts book, LedgerEntry earnings) {
        return book.lastYear("eps_diluted")
                .filter(each -> each.number() > 0)
                .map(each -> earnings.number() / each.number())
                .filter(change -> change > 1 / MOST_CHANGE && change < MOST_CHANGE)
                .isPresent();
    }

    private static double major(LedgerEntry entry) {
        BigDecimal value = entry.fact().value();
        return entry.fact()
                .unit()
                .currency()
                .map(currency -> currency.inMajor(value))
                .orElse(value)
                .doubleValue();
    }

    @Override
    public Optional<FigureTable> table(ReportFacts book, ExhibitNumbering numbering) {
        var estimates = estimates(book);
        var ends = book.years("net_income", ACTUAL);
        boolean compared = book.data().plan().analysisType().sideBySide();
        if (estimates.isEmpty() || ends.isEmpty() || compared) {
            return Optional.empty();
        }
        var years = new ArrayList<Year>();
        ends.forEach(end -> years.add(new Year(ReportFacts.label(end) + "A", false, metric -> on(book, metric, end))));
        estimates.forEach(each -> years.add(new Year(
                each.label() + "E", true, metric -> metric.equals("revenue") ? each.revenue() : each.earnings())));
        var rows = new ArrayList<Row>();
        rows.add(row("Revenue", years, year -> cell(year, "revenue")));
        rows.add(growth(book, "growth", "revenue", years, ends));
        if (!book.data().lender()) {
            rows.add(row("Operating margin", years, year -> reported(year, "operating_margin")));
        }
        rows.add(row("EPS, diluted", years, year -> cell(year, "eps_diluted")));
        rows.add(growth(book, "growth", "eps_diluted", years, ends));
        rows.add(row("Forward P/E", years, year -> multiple(book, year)));
        rows.removeIf(row -> row.cells().stream().noneMatch(Cell.Figure.class::isInstance));
        var columns = new ArrayList<>(List.of(""));
        years.forEach(year -> columns.add(year.label()));
        return Optional.of(new FigureTable(
                numbering.of(
                        "Results and consensus estimates",
                        "Fiscal years; A reported, E consensus mean",
                        TableExhibit.facts(rows)),
                columns,
                rows,
                notMeaningful(rows)));
    }

    /** Why a cell has no meaningful figure, where one has none. */
    private static List<String> notMeaningful(List<Row> rows) {
        return rows.stream().flatMap(row -> row.cells().stream()).anyMatch(NOT_MEANINGFUL::equals)
                ? List.of("n.m.: growth from a loss or from next to nothing, or a multiple of a loss.")
                : List.of();
    }

    private static Row row(String label, List<Year> years, Function<Year, Cell> cell) {
        return Row.of(label, years.stream().map(cell).toList());
    }

    private static Cell cell(Year year, String metric) {
        return TableExhibit.figure(year.figure().apply(metric), year.estimated() ? NO_CONSENSUS : UNREPORTED);
    }

    private static Cell reported(Year year, String metric) {
        return year.estimated() ? new Cell.Gap(NO_CONSENSUS) : cell(year, metric);
    }

    /** On consensus alone: P/E on reported earnings stands in the key data. */
    private static Cell multiple(ReportFacts book, Year year) {
        if (!year.estimated()) {
            return new Cell.Words("–");
        }
        var earnings = year.figure().apply("eps_diluted");
        if (earnings.filter(each -> each.number() <= 0).isPresent()) {
            return NOT_MEANINGFUL;
        }
        return TableExhibit.figure(earnings.flatMap(each -> multiple(book, each)), NO_CONSENSUS);
    }

    /** Whether growth between them means nothing: from a loss, or from next to nothing. */
    private static boolean leaps(LedgerEntry from, LedgerEntry to) {
        return from.number() <= 0 || to.number() > MOST_GROWTH * from.number();
    }

    /** Each year against the one before. */
    private static Row growth(ReportFacts book, String label, String metric, List<Year> years, List<LedgerEntry> ends) {
        var cells = new ArrayList<Cell>();
        var before = ends.isEmpty() ? Optional.<LedgerEntry>empty() : yearBefore(book, metric, ends.getFirst());
        for (var year : years) {
            var now = year.figure().apply(metric);
            if (now.isPresent() && before.filter(each -> leaps(each, now.get())).isPresent()) {
                cells.add(NOT_MEANINGFUL);
            } else {
                var from = before;
                cells.add(TableExhibit.figure(
                        now.flatMap(to -> from.flatMap(each -> grown(book, metric, each, to))),
                        year.estimated() ? NO_CONSENSUS : UNREPORTED));
            }
            before = now;
        }
        return Row.of(label, cells);
    }

    private static Optional<LedgerEntry> grown(ReportFacts book, String metric, LedgerEntry from, LedgerEntry to) {
        return from.fact().unit().equals(to.fact().unit())
                ? book.derive(
                        metric + "_estimate_growth",
                        to.fact().period(),
                        Unit.PERCENT,
                        MaybeNumber.of(100 * (to.number() / from.number() - 1)),
                        "change from " + ReportFacts.label(from) + " to " + ReportFacts.label(to),
                        List.of(to, from))
                : Optional.empty();
    }

    private static Optional<LedgerEntry> yearBefore(ReportFacts book, String metric, LedgerEntry end) {
        var year = end.fact().period().end().minusYears(1);
        return book.years(metric, ACTUAL + 2).stream()
                .filter(each -> Math.abs(each.fact().period().end().toEpochDay() - year.toEpochDay()) < 20)
                .findFirst();
    }

    private static Optional<LedgerEntry> on(ReportFacts book, String metric, LedgerEntry end) {
        return book.years(metric, ACTUAL + 2).stream()
                .filter(each -> ReportFacts.label(each).equals(ReportFacts.label(end)))
                .findFirst();
    }
}
