package footnote.publication.report;

import footnote.domain.Metric;
import footnote.domain.Period;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    private WorkbookRatios() {}

    static void write(Worksheet sheet, Map<Metric, Integer> lines, int from, List<Period> periods) {
        int row = from;
        for (var ratio : RATIOS) {
            var above = lines.get(ratio.above());
            var below = lines.get(ratio.below());
            if (above == null || below == null) {
                continue;
            }
            ReportWorkbook.text(sheet, row, 0, ratio.label());
            for (int i = 0; i < periods.size(); i++) {
                int at = row;
                int column = i + 2;
                formula(ratio.under(), above, below, column, follows(periods, i))
                        .ifPresent(formula -> {
                            sheet.formula(at, column, formula);
                            sheet.style(at, column).format(ratio.format()).set();
                        });
            }
            row++;
        }
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
