package footnote.research.redflags;

import footnote.domain.Basis;
import footnote.domain.FigureFormat;
import footnote.domain.Filing;
import footnote.domain.Metric;
import footnote.domain.opinion.RedFlag.Source;
import footnote.domain.opinion.RiskCode;
import footnote.evidence.Ledger;
import footnote.research.redflags.FlagRegister.Evidence;
import footnote.research.redflags.FlagRegister.Kind;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds quarterly reports that are missing between those that were filed, or overdue after the last. A list of filings may
 * be incomplete, so a period whose figures were published counts as reported.
 */
final class ReportingGaps {
    private static final Set<String> PERIODIC =
            Set.of("10-K", "10-Q", "10-KT", "10-QT", "Annual Report", "Quarterly Report");
    private static final int LEAST_REPORTS = 4;
    /** The longest quarter: 17 weeks, where a year has three quarters of 12 weeks and one of the rest. */
    private static final int QUARTER_DAYS = 125;
    /** A quarter and the longest time an annual report may take, with slack. */
    private static final int OVERDUE_DAYS = 91 + 120;

    private final String company;
    private final LocalDate asOf;
    private final Optional<Ledger> ledger;
    private final FlagRegister register;

    ReportingGaps(String company, LocalDate asOf, Optional<Ledger> ledger, FlagRegister register) {
        this.company = company;
        this.asOf = asOf;
        this.ledger = ledger;
        this.register = register;
    }

    /** One period's report. */
    private record Reported(LocalDate end, Filing filing) {}

    void search(List<Filing> filings) {
        var reports = filings.stream()
                .filter(filing -> PERIODIC.contains(filing.form()))
                .flatMap(filing -> filing.reportDate().stream().map(end -> new Reported(end, filing)))
                .sorted(Comparator.comparing(Reported::end))
                .toList();
        if (reports.size() < LEAST_REPORTS || !quarterly(reports)) {
            return;
        }
        for (int i = 1; i < reports.size(); i++) {
            var before = reports.get(i - 1);
            var after = reports.get(i);
            if (days(lastPublished(before.end(), after.end()), after.end()) > QUARTER_DAYS) {
                flag(
                        company + " filed no quarterly report between those for the periods to "
                                + FigureFormat.day(before.end()) + " and " + FigureFormat.day(after.end()) + ".",
                        after);
            }
        }
        var last = reports.getLast();
        if (days(lastPublished(last.end(), asOf), asOf) > OVERDUE_DAYS) {
            flag(
                    company + " has filed no periodic report since that for the period to "
                            + FigureFormat.day(last.end()) + ".",
                    last);
        }
    }

    /** The last balance sheet date between two days that figures were published for, else the first of the days. */
    private LocalDate lastPublished(LocalDate from, LocalDate before) {
        return Stream.of(Metric.ASSETS, Metric.EQUITY)
                .flatMap(metric -> ledger.stream().flatMap(each -> each.all(metric, Basis.REPORTED).stream()))
                .filter(entry -> entry.fact().knownAt().isBefore(before.plusDays(OVERDUE_DAYS)))
                .map(entry -> entry.fact().period().end())
                .filter(end -> end.isAfter(from) && end.isBefore(before))
                .max(Comparator.naturalOrder())
                .orElse(from);
    }

    /** Whether most reports are a quarter apart; half-yearly reporters miss nothing. */
    private static boolean quarterly(List<Reported> reports) {
        long apart = 0;
        for (int i = 1; i < reports.size(); i++) {
            apart += days(reports.get(i - 1).end(), reports.get(i).end()) <= QUARTER_DAYS ? 1 : 0;
        }
        return 2 * apart > reports.size() - 1L;
    }

    private static long days(LocalDate from, LocalDate to) {
        return ChronoUnit.DAYS.between(from, to);
    }

    private void flag(String sentence, Reported at) {
        var filing = at.filing();
        register.add(new Evidence(
                RiskCode.LATE_FILING,
                false,
                Kind.FIGURES,
                sentence,
                filing.filed(),
                new Source(
                        filing.company() + " " + filing.form(),
                        filing.form(),
                        filing.filed(),
                        Optional.of(filing.uri()),
                        Optional.empty())));
    }
}
