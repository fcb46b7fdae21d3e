package footnote.research.valuation;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Subject;
import footnote.research.CompanyKind;
import footnote.research.MetricSet;
import footnote.research.annual.AnnualSeries;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a valuation is made from: the listing and day, the kind of company, figures by fiscal year, of the last twelve
 * months and of the market, and the consensus. {@code reporting} is the currency of the statements.
 */
public record ValuationInputs(
        Listing listing,
        LocalDate asOf,
        CompanyKind kind,
        Optional<Denomination> reporting,
        Denomination quoted,
        MetricSet annual,
        MetricSet current,
        MetricSet market,
        List<Outlook> outlooks) {
    /** How many fiscal years a valuation looks back on, whatever a report shows. */
    static final int YEARS = 7;

    public ValuationInputs {
        outlooks = List.copyOf(outlooks);
    }

    Subject subject() {
        return Subject.of(listing.ticker());
    }

    /** The currency of the cash flows, which the rates must be in. */
    Denomination flows() {
        return reporting.orElseGet(quoted::major);
    }

    /** A figure of the last fiscal year; empty where only earlier years have it. */
    Optional<LedgerEntry> lastYear(String metric) {
        return new AnnualSeries(annual).last(metric);
    }

    /** The figures of the last fiscal years, oldest first. */
    List<LedgerEntry> years(String metric) {
        var years = new AnnualSeries(annual).of(metric);
        return years.subList(Math.max(0, years.size() - YEARS), years.size());
    }

    /** A flow of the last twelve months, or of the last fiscal year where that is the latest. */
    Optional<LedgerEntry> trailing(String metric) {
        return current.entries().stream()
                .filter(entry -> entry.fact().subject().equals(current.subject())
                        && entry.fact().metric().name().equals(metric)
                        && entry.fact().dimensions().isEmpty()
                        && !entry.fact().period().isInstant()
                        && Math.abs(entry.fact().period().days() - 365) < 20)
                .max(Comparator.comparing(entry -> entry.fact().period().end()))
                .or(() -> lastYear(metric));
    }
}
