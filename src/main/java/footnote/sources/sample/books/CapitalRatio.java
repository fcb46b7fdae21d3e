package footnote.sources.sample.books;

import static footnote.sources.sample.books.Account.EQUITY;
import static footnote.sources.sample.books.Account.INSURANCE_RESERVES;
import static footnote.sources.sample.books.Account.LOANS;
import static footnote.sources.sample.books.Account.LONG_TERM_INVESTMENTS;
import static footnote.sources.sample.books.Account.PREMIUMS_EARNED;
import static footnote.sources.sample.books.Account.PROPERTY_PLANT_EQUIPMENT;
import static footnote.sources.sample.books.Account.SECURITIES;

import footnote.domain.Metric;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.FiscalQuarter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/** The ratio of capital to risk that a bank or insurer states at the end of a fiscal year, in percent to one decimal. */
public record CapitalRatio(Metric metric, BigDecimal percent) {

    /** From the statements of a year; none for a company that neither lends nor insures. */
    public static Optional<CapitalRatio> of(Description company, FiscalQuarter term, Entries year) {
        double when = OwnershipFacts.year(term);
        return switch (company.optional("kind").orElse("trade")) {
            case "bank" ->
                Optional.of(ratio(Metric.CET1_RATIO, capital(company, year, when), weighted(company, year, when)));
            case "insurer" ->
                Optional.of(ratio(Metric.SOLVENCY_RATIO, capital(company, year, when), required(company, year, when)));
            default -> Optional.empty();
        };
    }

    /** Equity less what the supervisor does not count. */
    private static double capital(Description company, Entries year, double when) {
        return year.get(EQUITY) * (1 - company.course("deductions").percent(when));
    }

    /** Assets of a bank by their risk: most for loans, little for bonds. */
    private static double weighted(Description company, Entries year, double when) {
        return year.get(LOANS) * company.course("loan_weight").percent(when)
                + year.get(SECURITIES) * company.course("security_weight").percent(when)
                + year.get(PROPERTY_PLANT_EQUIPMENT);
    }

    /** What an insurer must hold against new claims, old claims and falling investments. */
    private static double required(Description company, Entries year, double when) {
        return year.get(PREMIUMS_EARNED) * company.course("premium_charge").percent(when)
                + year.get(INSURANCE_RESERVES)
                        * company.course("reserve_charge").percent(when)
                + year.get(LONG_TERM_INVESTMENTS)
                        * company.course("investment_charge").percent(when);
    }

    private static CapitalRatio ratio(Metric metric, double capital, double risk) {
        return new CapitalRatio(metric, BigDecimal.valueOf(100 * capital / risk).setScale(1, RoundingMode.HALF_UP));
    }
}
