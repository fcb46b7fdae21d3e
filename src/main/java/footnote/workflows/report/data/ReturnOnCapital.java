package footnote.workflows.report.data;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.statistics.Sample;
import footnote.research.CompanyKind;
import java.util.Optional;

/** ROIC that a verdict may rest on: the last fiscal year's, or the median of the years shown for a cyclical company. */
public final class ReturnOnCapital {
    private static final String METRIC = "return_on_invested_capital";
    private static final Metric MEDIAN = new Metric(METRIC + "_median");
    private static final int FEWEST_YEARS = 3;

    private ReturnOnCapital() {}

    public static Optional<LedgerEntry> of(ReportFacts book) {
        var years = book.years(METRIC);
        boolean cyclical = book.data()
                .financial()
                .filter(data -> data.trade() == CompanyKind.CYCLICAL)
                .isPresent();
        if (!cyclical || years.size() < FEWEST_YEARS) {
            return book.lastYear(METRIC);
        }
        return book.derive(
                MEDIAN.name(),
                ReportFacts.span(years.getFirst(), years.getLast()),
                Unit.PERCENT,
                MaybeNumber.of(Sample.median(
                        years.stream().mapToDouble(LedgerEntry::number).toArray())),
                "median of " + ReportFacts.label(years.getFirst()) + " to " + ReportFacts.label(years.getLast()),
                years);
    }

    /** How a sentence begins with the period: "FY25" or "Median FY21 to FY25". */
    public static String period(LedgerEntry roic) {
        return roic.fact().metric().equals(MEDIAN)
                ? roic.derivation().orElseThrow().formula().replace("median of", "Median")
                : ReportFacts.label(roic);
    }
}
