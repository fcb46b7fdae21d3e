package footnote.research.redflags;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.opinion.RiskCode;
import footnote.evidence.Ledger;
import footnote.research.FactDeriver;
import footnote.research.redflags.FlagRegister.Evidence;
import footnote.research.redflags.FlagRegister.Kind;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Finds fiscal years whose figures were published again with other values. A later annual report may recast a year for a
 * new standard or a sold business, so that alone is not grave; an amended report is.
 */
final class Restatements {
    /** Where net income differs, no recast of lines explains it. */
    private static final List<Metric> READ = List.of(
            Metric.NET_INCOME,
            Metric.REVENUE,
            Metric.OPERATING_INCOME,
            Metric.PRETAX_INCOME,
            Metric.GROSS_PROFIT,
            Metric.COST_OF_REVENUE,
            Metric.EQUITY,
            Metric.ASSETS);

    private static final double LEAST_CHANGE = 0.005;
    private static final int RECENT_MONTHS = 24;
    private static final int YEARS = 5;
    private static final Pattern AMENDED = Pattern.compile("/A\\b|(?i)\\bamend(?:ed|ment)\\b");

    private final Ledger ledger;
    private final FactDeriver deriver;
    private final FlagRegister register;

    Restatements(Ledger ledger, FactDeriver deriver, FlagRegister register) {
        this.ledger = ledger;
        this.deriver = deriver;
        this.register = register;
    }

    void search() {
        var since = ledger.asOf().minusYears(YEARS);
        READ.stream()
                .flatMap(metric -> ledger.years(metric).stream())
                .filter(entry -> FigureFlags.end(entry).isAfter(since))
                .filter(entry -> entry.restated().isPresent() && changed(entry))
                .filter(entry -> amended(entry) || entry.fact().metric().equals(Metric.NET_INCOME))
                .max(Comparator.comparing(Restatements::amended)
                        .thenComparing(entry -> entry.fact().knownAt())
                        .thenComparing(entry -> -READ.indexOf(entry.fact().metric())))
                .ifPresent(this::flag);
    }

    private static boolean changed(LedgerEntry entry) {
        double first = entry.restated().orElseThrow().value().doubleValue();
        return Math.abs(entry.number() - first) > LEAST_CHANGE * Math.abs(first);
    }

    private static boolean amended(LedgerEntry entry) {
        return AMENDED.matcher(entry.fact().origin().document().orElse("")).find();
    }

    private void flag(LedgerEntry entry) {
        Fact earlier = entry.restated().orElseThrow();
        var first = deriver.keep(LedgerEntry.of(earlier));
        deriver.keep(entry);
        boolean recent = entry.fact().knownAt().isAfter(ledger.asOf().minusMonths(RECENT_MONTHS));
        String text =
                entry.fact().metric().label() + " for " + entry.fact().period().label() + " was restated to "
                        + FigureFlags.fact(entry) + " from " + FigureFlags.fact(first) + " as first reported.";
        register.add(new Evidence(
                RiskCode.RESTATED,
                amended(entry) && recent,
                Kind.FIGURES,
                text,
                entry.fact().knownAt(),
                FigureFlags.source(entry)));
    }
}
