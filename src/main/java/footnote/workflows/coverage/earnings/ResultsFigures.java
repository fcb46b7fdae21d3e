package footnote.workflows.coverage.earnings;

import footnote.domain.Estimate;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.ConsensusBefore;
import footnote.research.FactDeriver;
import footnote.research.metrics.MetricHistory;
import footnote.research.metrics.MetricNames;
import footnote.workflows.coverage.earnings.ResultsNote.Row;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The latest quarter's figures beside those of a year before and beside consensus, each a fact. */
final class ResultsFigures {
    private static final List<String> METRICS = List.of(
            "revenue",
            "gross_margin",
            "operating_income",
            "operating_margin",
            "net_income",
            "eps_diluted",
            "free_cash_flow");

    private final MetricHistory history;
    private final List<Estimate> consensus;
    private final FactDeriver deriver;
    private final Map<String, LedgerEntry> kept = new LinkedHashMap<>();
    private final boolean quarterly;

    ResultsFigures(MetricHistory history, List<Estimate> consensus) {
        this.history = history;
        this.consensus = consensus;
        var asOf = history.ledger().asOf();
        this.deriver = FactDeriver.on(history.ledger().subject(), asOf);
        this.quarterly = !history.quarters("revenue").isEmpty()
                || !history.quarters("net_income").isEmpty();
    }

    /** Of the latest period whose revenue or net income is known; the reported fact itself. */
    Optional<LedgerEntry> latest() {
        return List.of("revenue", "net_income").stream()
                .flatMap(metric -> series(metric).stream())
                .max(Comparator.comparing(
                                (LedgerEntry entry) -> entry.fact().period().end())
                        .thenComparing(entry -> entry.fact().metric().equals(Metric.REVENUE)));
    }

    private List<LedgerEntry> series(String metric) {
        return quarterly ? history.quarters(metric) : history.years(metric);
    }

    List<Row> rows(LedgerEntry latest) {
        var rows = new ArrayList<Row>();
        boolean lender = history.kind().financial();
        for (var metric : METRICS) {
            if (lender && metric.equals("free_cash_flow")) {
                continue; // deposits and premiums flow through it
            }
            var series = series(metric);
            at(series, latest.fact().period().end()).ifPresent(actual -> rows.add(row(actual, series)));
        }
        return rows;
    }

    private Row row(LedgerEntry actual, List<LedgerEntry> series) {
        keep(actual);
        var before = at(series, actual.fact().period().end().minusYears(1));
        before.ifPresent(this::keep);
        var change = before.flatMap(base -> change(actual, base, "_year_on_year", "against a year before"));
        var mean = ConsensusBefore.of(actual, consensus);
        mean.ifPresent(this::keep);
        var surprise = mean.flatMap(base -> change(actual, base, "_against_consensus", "against consensus"));
        return new Row(
                name(actual.fact().metric()),
                actual.id(),
                before.map(LedgerEntry::id),
                change.map(LedgerEntry::id),
                mean.map(LedgerEntry::id),
                surprise.map(LedgerEntry::id));
    }

    private static String name(Metric metric) {
        return metric.equals(Metric.EPS_DILUTED)
                ? "diluted EPS"
                : MetricNames.find(metric.name()).map(MetricNames.Named::label).orElse(metric.label());
    }

    /** Points for a percentage; percent for an amount, where growth means something. */
    private Optional<LedgerEntry> change(LedgerEntry actual, LedgerEntry base, String suffix, String words) {
        boolean share = actual.fact().unit().equals(Unit.PERCENT);
        if (!share && (base.number() <= 0 || actual.number() <= 0)) {
            return Optional.empty();
        }
        String metric = actual.fact().metric().name();
        var derived = deriver.derive(
                share ? metric + "_change" : metric + suffix,
                actual.fact().period(),
                Unit.PERCENT,
                MaybeNumber.of(share ? actual.number() - base.number() : 100 * (actual.number() / base.number() - 1)),
                actual.fact().metric().label() + " " + words,
                List.of(actual, base));
        derived.ifPresent(this::keep);
        return derived;
    }

    /** "1Q26 revenue rose 11.8% y/y to $359m, 0.4% above consensus of $357m." */
    Prose headline(LedgerEntry latest, List<Row> rows) {
        var row = rows.stream()
                .filter(each -> each.actual().equals(latest.id()))
                .findFirst()
                .orElse(rows.getFirst());
        var fact = entry(row.actual()).fact();
        String subject = fact.period().label() + " " + row.metric();
        String start = row.change()
                .map(id -> subject + (entry(id).number() >= 0 ? " rose " : " fell ") + size(id) + " y/y to {fact:"
                        + row.actual() + "}")
                .orElse(subject + " was {fact:" + row.actual() + "}");
        String end = row.consensus()
                .map(mean -> row.surprise()
                                .map(id -> ", " + size(id) + (entry(id).number() >= 0 ? " above" : " below"))
                                .orElse(", vs.")
                        + " consensus of {fact:" + mean + "}.")
                .orElse("; no consensus was found.");
        return new Prose(start + end + earnings(rows));
    }

    /** Earnings per share, against consensus where there is one, else against the year before. */
    private String earnings(List<Row> rows) {
        return rows.stream()
                .filter(row -> entry(row.actual()).fact().metric().equals(Metric.EPS_DILUTED))
                .findFirst()
                .flatMap(row -> row.consensus()
                        .map(mean -> ", vs. consensus of {fact:" + mean + "}")
                        .or(() -> row.yearBefore().map(before -> ", vs. {fact:" + before + "} a year before"))
                        .map(compared -> " EPS was {fact:" + row.actual() + "}" + compared + "."))
                .orElse("");
    }

    /** A change without its sign, where a word says the direction. */
    private String size(String id) {
        var entry = entry(id);
        if (entry.number() >= 0) {
            return "{fact:" + id + "}";
        }
        var fact = entry.fact();
        return deriver.derive(
                        "size_of_" + fact.metric().name(),
                        fact.period(),
                        fact.unit(),
                        MaybeNumber.of(-entry.number()),
                        "size of " + fact.metric().label(),
                        List.of(entry))
                .map(this::keep)
                .map(each -> "{fact:" + each.id() + "}")
                .orElse("{fact:" + id + "}");
    }

    LedgerEntry keep(LedgerEntry entry) {
        history.behind(entry).forEach(each -> kept.putIfAbsent(each.id(), each));
        kept.putIfAbsent(entry.id(), entry);
        return entry;
    }

    FactDeriver deriver() {
        return deriver;
    }

    LedgerEntry entry(String id) {
        return Optional.ofNullable(kept.get(id)).orElseThrow();
    }

    List<LedgerEntry> ledger() {
        return List.copyOf(kept.values());
    }

    private static Optional<LedgerEntry> at(List<LedgerEntry> series, LocalDate end) {
        return series.stream()
                .filter(entry -> near(entry.fact().period().end(), end))
                .reduce((_, last) -> last);
    }

    private static boolean near(LocalDate one, LocalDate other) {
        return Period.sameEnd(one, other);
    }
}
