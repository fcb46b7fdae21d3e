package footnote.evidence;

import footnote.domain.Document;
import footnote.domain.Fact;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.SourceLine;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.SourceComparison.Pair;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.statements.FilingStatements.PageText;
import footnote.evidence.statements.StatementFacts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Compares a company's filed figures with the statements its annual report prints and with data vendors. */
public final class FactComparison {
    /** The name of the printed statements among the sources. */
    public static final String STATEMENTS = "the annual report's statements";

    private static final int YEARS = 5;
    private static final double TOLERANCE = 0.005;
    private static final double CENT = 0.0051;
    private static final Set<Metric> DEBT = Set.of(Metric.TOTAL_DEBT, Metric.LONG_TERM_DEBT);
    /** Operating leases, which are reported, against all leases. */
    private static final double LEAST_LEASES = 0.8;

    private static final double MOST_LEASES = 1.3;
    /** Lines that vendors define differently, so that they are no second source. */
    private static final Set<Metric> VENDORS_OWN =
            Set.of(Metric.EBIT, Metric.EBITDA, Metric.FREE_CASH_FLOW, Metric.ENTERPRISE_VALUE, Metric.MARKET_CAP);

    private static final Pattern MORE_THAN_PAYABLES =
            Pattern.compile("(?i)payables?,? (?:and|&) \\w+|(?:and|&) accrued");

    private final EvidenceReader evidence;

    public FactComparison(EvidenceReader evidence) {
        this.evidence = evidence;
    }

    /** With the printed statements alone, which asks no vendor for more than a report reads anyway. */
    public SourceComparison printed(Ledger ledger, Finding<Document> report) {
        var pairs = new ArrayList<Pair>();
        var missing = new ArrayList<String>();
        printed(ledger, report, pairs, missing);
        return new SourceComparison(pairs, missing);
    }

    /** With the printed statements and with every vendor that has the company's statements. */
    public SourceComparison of(Listing listing, Ledger ledger, View view) {
        var pairs = new ArrayList<Pair>();
        var missing = new ArrayList<String>();
        printed(ledger, evidence.annualReport(listing, view), pairs, missing);
        switch (evidence.vendorFacts(listing, view)) {
            case Finding.Found<List<Fact>>(List<Fact> facts) -> vendors(ledger, facts, pairs, missing);
            case Finding.Missing<List<Fact>>(String what, String why) -> missing.add(what + ": " + why);
        }
        return new SourceComparison(pairs, missing);
    }

    private static void printed(Ledger ledger, Finding<Document> report, List<Pair> pairs, List<String> missing) {
        switch (report) {
            case Finding.Missing<Document>(String what, String why) -> missing.add(what + ": " + why);
            case Finding.Found<Document>(Document document) -> {
                var read = statements(ledger.subject(), document);
                if (read.isEmpty()) {
                    missing.add(STATEMENTS + ": no statement could be read");
                }
                once(read).stream()
                        .filter(fact -> !countsMore(fact))
                        .forEach(fact -> pair(ledger, fact, STATEMENTS, pairs));
            }
        }
    }

    /** A printed line of trade payables with accrued expenses is no second source of trade payables. */
    private static boolean countsMore(Fact printed) {
        return printed.metric().equals(Metric.PAYABLES)
                && printed.origin()
                        .locator()
                        .map(row -> MORE_THAN_PAYABLES.matcher(row).find())
                        .orElse(false);
    }

    private static void vendors(Ledger ledger, List<Fact> facts, List<Pair> pairs, List<String> missing) {
        var standing = ledger.entries().stream()
                .map(entry -> entry.fact().origin().vendor())
                .toList();
        var others = facts.stream()
                .filter(fact -> !standing.contains(fact.origin().vendor()))
                .filter(fact -> !VENDORS_OWN.contains(fact.metric()))
                .toList();
        if (others.isEmpty()) {
            missing.add("data vendors: none has statements of this company");
        }
        once(others).forEach(fact -> pair(ledger, fact, SourceLine.vendor(fact.origin()), pairs));
    }

    private static List<Fact> statements(Subject subject, Document document) {
        var label = new DocumentLabel(
                document.title(),
                document.title(),
                subject.key(),
                List.of(),
                Optional.empty(),
                DocumentKind.ANNUAL_REPORT,
                Optional.empty(),
                document.published(),
                document.origin().uri(),
                document.origin().vendor());
        var pages = document.sections().stream()
                .map(section -> new PageText(Optional.empty(), section.text()))
                .toList();
        return StatementFacts.of(label, pages, subject).stream()
                .filter(read -> read.trust() != StatementFacts.Trust.READ)
                .map(StatementFacts.ReadFact::fact)
                .toList();
    }

    /** Of each metric and year's end the last told by a source. */
    private static List<Fact> once(List<Fact> facts) {
        var last = new LinkedHashMap<String, Fact>();
        facts.stream()
                .filter(fact -> fact.dimensions().isEmpty()
                        && (fact.period().isYear() || fact.period().isInstant()))
                .forEach(fact -> last.put(
                        fact.origin().vendor() + fact.metric() + fact.period().end(), fact));
        return List.copyOf(last.values());
    }

    private static void pair(Ledger ledger, Fact other, String source, List<Pair> pairs) {
        var years = ledger.years(other.metric());
        years.subList(Math.max(0, years.size() - YEARS), years.size()).stream()
                .filter(entry ->
                        near(entry.fact(), other) && entry.fact().unit().equals(other.unit()))
                .findFirst()
                .ifPresent(entry -> {
                    boolean agrees = agree(entry.fact(), other);
                    pairs.add(new Pair(entry, other, source, agrees, agrees ? "" : reason(ledger, entry, other)));
                });
    }

    private static boolean near(Fact one, Fact other) {
        return one.period().endsNear(other.period().end());
    }

    /** Sources differ in the sign of outflows and in rounding; neither is a disagreement. */
    private static boolean agree(Fact one, Fact other) {
        return agree(Math.abs(one.value().doubleValue()), Math.abs(other.value().doubleValue()), one.unit());
    }

    private static boolean agree(double one, double other, Unit unit) {
        double apart = Math.abs(one - other);
        return apart <= TOLERANCE * Math.max(one, other) || (unit.kind() == Unit.Kind.PER_SHARE && apart <= CENT);
    }

    private static String reason(Ledger ledger, LedgerEntry entry, Fact other) {
        double theirs = Math.abs(other.value().doubleValue());
        var unit = entry.fact().unit();
        if (entry.restated()
                .filter(first -> agree(Math.abs(first.value().doubleValue()), theirs, unit))
                .isPresent()) {
            return "the other source has the figure as first reported";
        }
        for (var split : ledger.splits()) {
            double ratio = split.factor();
            if (agree(Math.abs(entry.number()) * ratio, theirs, unit)
                    || agree(Math.abs(entry.number()) / ratio, theirs, unit)) {
                return "the other source is not restated for the split of " + split.day();
            }
        }
        var leased = leased(ledger, entry, theirs);
        if (leased.isPresent()) {
            return leased.get();
        }
        return SUMS.getOrDefault(entry.fact().metric(), List.of()).stream()
                .filter(added -> ledger.on(added, entry.fact().period().end())
                        .or(() -> ledger.reported(added, entry.fact().period()))
                        .filter(part -> agree(Math.abs(entry.number() + part.number()), theirs, unit)
                                || agree(Math.abs(entry.number() - part.number()), theirs, unit))
                        .isPresent())
                .findFirst()
                .map(added -> "the two differ by " + added.label().toLowerCase(Locale.ROOT))
                .orElse(
                        entry.derivation().isPresent()
                                ? "ours is the sum of its parts, and the other source counts others"
                                : "the sources define or read the line differently");
    }

    /** Vendors count finance leases, and often all leases, as debt. */
    private static Optional<String> leased(Ledger ledger, LedgerEntry entry, double theirs) {
        double more = theirs - Math.abs(entry.number());
        if (entry.fact().metric().equals(Metric.LEASE_LIABILITIES)) {
            return more > 0 ? Optional.of("the other source adds finance leases") : Optional.empty();
        }
        return ledger.on(Metric.LEASE_LIABILITIES, entry.fact().period().end())
                .filter(_ -> DEBT.contains(entry.fact().metric()))
                .filter(leases -> more > LEAST_LEASES * leases.number() && more < MOST_LEASES * leases.number())
                .map(_ -> "the other source counts leases as debt");
    }

    /** What one source counts in a line and another does not. */
    private static final Map<Metric, List<Metric>> SUMS = Map.ofEntries(
            Map.entry(Metric.TOTAL_DEBT, List.of(Metric.LEASE_LIABILITIES)),
            Map.entry(Metric.LONG_TERM_DEBT, List.of(Metric.LEASE_LIABILITIES, Metric.CURRENT_LONG_TERM_DEBT)),
            Map.entry(Metric.CASH, List.of(Metric.SHORT_TERM_INVESTMENTS)),
            Map.entry(Metric.PROPERTY_PLANT_EQUIPMENT, List.of(Metric.LEASE_ASSETS)),
            Map.entry(Metric.EQUITY, List.of(Metric.MINORITY_INTEREST)),
            Map.entry(Metric.LIABILITIES, List.of(Metric.MINORITY_INTEREST)),
            Map.entry(Metric.DEFERRED_REVENUE, List.of(Metric.OTHER_CURRENT_LIABILITIES)),
            Map.entry(Metric.OPERATING_EXPENSES, List.of(Metric.COST_OF_REVENUE)),
            Map.entry(Metric.RECEIVABLES, List.of(Metric.OTHER_CURRENT_ASSETS)),
            Map.entry(Metric.SHORT_TERM_DEBT, List.of(Metric.COMMERCIAL_PAPER)),
            Map.entry(Metric.OPERATING_INCOME, List.of(Metric.OTHER_INCOME, Metric.NONOPERATING_INCOME)));
}
