package footnote.research.redflags;

import footnote.domain.Filing;
import footnote.domain.opinion.RedFlag;
import footnote.domain.opinion.RedFlag.Source;
import footnote.domain.opinion.RiskCode;
import footnote.research.redflags.FlagRegister.Evidence;
import footnote.research.redflags.FlagRegister.Kind;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds quarterly reports that are missing between those that were filed, or overdue after the last. */
final class ReportingGaps {
    private static final Set<String> PERIODIC = Set.of("10-K", "10-Q", "Annual Report", "Quarterly Report");
    private static final int LEAST_REPORTS = 4;
    /** A quarter and slack for years of 52 or 53 weeks. */
    private static final int QUARTER_DAYS = 105;
    /** A quarter and the longest time an annual report may take, with slack. */
    private static final int OVERDUE_DAYS = 91 + 120;

    private final String company;
    private final LocalDate asOf;
    private final FlagRegister register;

    ReportingGaps(String company, LocalDate asOf, FlagRegister register) {
        this.company = company;
        this.asOf = asOf;
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
            if (days(before.end(), after.end()) > QUARTER_DAYS) {
                flag(
                        company + " filed no quarterly report between those for the periods to "
                                + RedFlag.day(before.end()) + " and " + RedFlag.day(after.end()) + ".",
                        after);
            }
        }
        var last = reports.getLast();
        if (days(last.end(), asOf) > OVERDUE_DAYS) {
            flag(
                    company + " has filed no periodic report since that for the period to " + RedFlag.day(last.end())
                            + ".",
                    last);
        }
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
