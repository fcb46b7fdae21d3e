package footnote.publication.report;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.dhatim.fastexcel.Worksheet;

/**
 * Ratios under the statements of the workbook, as formulas over the rows above. Growth, and ratios to the mean of opening
 * and closing balances, take two fiscal years in a row: none is computed over a missing year, or between a fiscal year
 * and the last twelve months.
 */
final class WorkbookRatios {
    private static final int LONGEST_YEAR = 380;

    /** What stands below the line: nothing for a change, a row as it is, or the mean of its opening and closing value. */
    private enum Under {
        THE_YEAR_BEFORE,
        THE_ROW,
        THE_MEAN
    }

    private record Ratio(String label, Metric above, Metric below, Under under, String format) {
        static Ratio percent(String label, Metric above, Metric below) {
            return new Ratio(label, above, below, Under.THE_ROW, "0.0%");
        }

        static Ratio plain(String label, Metric above, Metric below) {
            return new Ratio(label, above, below, Under.THE_ROW, "0.00");
        }

        static Ratio onMean(String label, Metric above, Metric below, String format) {
            return new Ratio(label, above, below, Under.THE_MEAN, format);
        }
    }

    private static final List<Ratio> RATIOS = List.of(
            new Ratio("Revenue growth", Metric.REVENUE, Metric.REVENUE, Under.THE_YEAR_BEFORE, "0.0%"),
            Ratio.percent("Gross margin", Metric.GROSS_PROFIT, Metric.REVENUE),
            Ratio.percent("Operating margin", Metric.OPERATING_INCOME, Metric.REVENUE),
            Ratio.percent("Net margin", Metric.NET_INCOME, Metric.REVENUE),
            Ratio.percent("Free cash flow margin", Metric.FREE_CASH_FLOW, Metric.REVENUE),
            Ratio.onMean("Return on equity", Metric.NET_INCOME, Metric.EQUITY, "0.0%"),
            Ratio.onMean("Return on assets", Metric.NET_INCOME, Metric.ASSETS, "0.0%"),
            Ratio.plain("Debt to equity", Metric.TOTAL_DEBT, Metric.EQUITY),
            Ratio.plain("Current ratio", Metric.CURRENT_ASSETS, Metric.CURRENT_LIABILITIES),
            Ratio.onMean("Asset turnover", Metric.REVENUE, Metric.ASSETS, "0.00"),
            new Ratio("Interest coverage", Metric.OPERATING_INCOME, Metric.INTEREST_EXPENSE, Under.THE_ROW, "0.0"),
            Ratio.plain("Cash conversion", Metric.OPERATING_CASH_FLOW, Metric.NET_INCOME));

    private final StatementGrid grid;
    private final Map<Metric, Integer> lines;
    private final Function<LedgerEntry, Fact> version;
    private final StoredValues values;

    /** Over the figures of a grid, at the rows where its metrics stand, in one version of each fact. */
    WorkbookRatios(
            StatementGrid grid, Map<Metric, Integer> lines, Function<LedgerEntry, Fact> version, StoredValues values) {
        this.grid = grid;
        this.lines = lines;
        this.version = version;
        this.values = values;
    }

    void write(Worksheet sheet, int from) {
        int row = from;
        for (var ratio : RATIOS) {
            var above = lines.get(ratio.above());
            var below = lines.get(ratio.below());
            if (above == null || below == null) {
                continue;
            }
            ReportWorkbook.text(sheet, row, 0, ratio.label());
            for (int i = 0; i < grid.periods().size(); i++) {
                cell(sheet, row, ratio, i);
            }
            row++;
        }
    }

    private void cell(Worksheet sheet, int row, Ratio ratio, int at) {
        int column = at + 2;
        int above = lines.getOrDefault(ratio.above(), 0);
        int below = lines.getOrDefault(ratio.below(), 0);
        formula(ratio.under(), above, below, column, follows(grid.periods(), at))
                .ifPresent(formula -> {
                    var top = figure(ratio.above(), at);
                    var bottom = ratio.under() == Under.THE_YEAR_BEFORE
                            ? figure(ratio.below(), at - 1)
                            : figure(ratio.below(), at);
                    var before = ratio.under() == Under.THE_MEAN ? figure(ratio.below(), at - 1) : bottom;
                    if (top.isEmpty() || bottom.isEmpty() || before.isEmpty()) {
                        values.formula(sheet, row, column, formula, "");
                    } else if (Math.min(bottom.getAsDouble(), before.getAsDouble()) <= 0) {
                        values.formula(sheet, row, column, formula, "n.m.");
                    } else {
                        double under = (bottom.getAsDouble() + before.getAsDouble()) / 2;
                        double change = ratio.under() == Under.THE_YEAR_BEFORE ? 1 : 0;
                        values.formula(sheet, row, column, formula, top.getAsDouble() / under - change);
                    }
                    sheet.style(row, column).format(ratio.format()).set();
                });
    }

    private OptionalDouble figure(Metric metric, int at) {
        return grid.rows().stream()
                .filter(row -> row.metric().equals(metric))
                .flatMap(row -> row.entries().get(at).stream())
                .mapToDouble(entry -> version.apply(entry).value().doubleValue())
                .findFirst();
    }

    private static Optional<String> formula(Under under, int above, int below, int column, boolean follows) {
        if (under != Under.THE_ROW && !follows) {
            return Optional.empty();
        }
        String top = TableCells.name(above, column);
        String bottom = TableCells.name(below, column);
        String before = TableCells.name(below, column - 1);
        return Optional.of(
                switch (under) {
                    case THE_YEAR_BEFORE -> where(List.of(top, before), before + ">0", top + "/" + before + "-1");
                    case THE_ROW -> where(List.of(top, bottom), bottom + ">0", top + "/" + bottom);
                    case THE_MEAN ->
                        where(
                                List.of(top, bottom, before),
                                "MIN(" + bottom + "," + before + ")>0",
                                top + "/((" + bottom + "+" + before + ")/2)");
                });
    }

    /** Empty where a cell is, or where the ratio means nothing. */
    private static String where(List<String> cells, String meaningful, String value) {
        String empty =
                String.join(",", cells.stream().map(each -> each + "=\"\"").toList());
        return "IF(OR(" + empty + "),\"\",IF(" + meaningful + "," + value + ",\"n.m.\"))";
    }

    /** Whether the column is a fiscal year and the one before it is the fiscal year before. */
    private static boolean follows(List<Period> periods, int at) {
        return at > 0
                && periods.get(at).isYear()
                && periods.get(at - 1).isYear()
                && ChronoUnit.DAYS.between(
                                periods.get(at - 1).end(), periods.get(at).end())
                        <= LONGEST_YEAR;
    }
}
