package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.workflows.report.data.ReportFacts;
import java.util.Optional;

/** How far earnings turned into cash: over three fiscal years, in the last twelve months, and in how many quarters. */
record EarningsQuality(
        Optional<LedgerEntry> conversion, Optional<LedgerEntry> threeYears, Optional<LedgerEntry> largestQuarter) {
    private static final double WEAK = 0.8;

    static EarningsQuality of(ReportFacts book) {
        return new EarningsQuality(
                book.now("cash_conversion"),
                book.now("cash_conversion_3_years"),
                book.now("largest_quarter_share_of_cash_flow"));
    }

    private static boolean weak(Optional<LedgerEntry> conversion) {
        return conversion.filter(each -> each.number() < WEAK).isPresent();
    }

    /** One bad year within good ones is no weakness. */
    boolean weak() {
        return threeYears.isPresent() ? weak(threeYears) : weak(conversion);
    }

    /** The sentence of the bear case: three years say more than twelve months. */
    String key() {
        return weak(threeYears) ? "against.quality.years" : "against.quality";
    }

    TemplateBindings bind(TemplateBindings known) {
        return known.fact("conversion", conversion)
                .word("conversionperiod", conversion.map(ReportFacts::label))
                .fact("threeyears", threeYears.filter(each -> each.number() > 0))
                .fact("largestquarter", largestQuarter)
                .word("cashperiod", largestQuarter.map(ReportFacts::label));
    }
}
