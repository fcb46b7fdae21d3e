package footnote.publication.report;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Derivation;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;

/** The facts of the sample report, as they are made up. */
final class SampleLedger {
    static final int YEARS = 7;
    private static final Instant READ = Instant.parse("2025-10-31T18:00:00Z");
    private static final int FIRST = 2019;

    private final Map<String, LedgerEntry> entries = new LinkedHashMap<>();
    private final String symbol;

    SampleLedger(String symbol) {
        this.symbol = symbol;
    }

    List<LedgerEntry> entries() {
        return List.copyOf(entries.values());
    }

    LedgerEntry keep(LedgerEntry entry) {
        entries.put(entry.id(), entry);
        return entry;
    }

    static Period year(int index) {
        return Period.of(LocalDate.of(FIRST + index, 1, 1), LocalDate.of(FIRST + index, 12, 31));
    }

    static Origin filing(int index) {
        return new Origin(
                "sample",
                Optional.of(URI.create("https://example.org/filings/" + (FIRST + index))),
                Optional.of("Annual report " + (FIRST + index)),
                Optional.of("Item 8"),
                READ);
    }

    Fact fact(String metric, Period period, BigDecimal value, Unit unit, Basis basis, Origin origin, int year) {
        return Fact.of(
                new Subject(symbol),
                new Metric(metric),
                period,
                value,
                unit,
                basis,
                LocalDate.of(FIRST + year + 1, 2, 14),
                origin);
    }

    List<LedgerEntry> years(String metric, double... billions) {
        var entries = new ArrayList<LedgerEntry>();
        for (int i = 0; i < YEARS; i++) {
            var fact =
                    fact(metric, year(i), money(billions[i]), Unit.of(Denomination.USD), Basis.REPORTED, filing(i), i);
            var entry = LedgerEntry.of(fact);
            if (i == 3 && metric.equals("revenue")) {
                entry = entry.with(
                        Optional.of(fact(
                                metric, year(i), money(19.9), Unit.of(Denomination.USD), Basis.REPORTED, filing(i), i)),
                        List.of());
            }
            entries.add(keep(entry));
        }
        return entries;
    }

    List<LedgerEntry> ends(String metric, double... billions) {
        var entries = new ArrayList<LedgerEntry>();
        for (int i = 0; i < YEARS; i++) {
            entries.add(keep(LedgerEntry.of(fact(
                    metric,
                    Period.instant(year(i).end()),
                    money(billions[i]),
                    Unit.of(Denomination.USD),
                    Basis.REPORTED,
                    filing(i),
                    i))));
        }
        return entries;
    }

    List<LedgerEntry> segment(String name, double... billions) {
        var entries = new ArrayList<LedgerEntry>();
        for (int i = 0; i < YEARS; i++) {
            entries.add(keep(LedgerEntry.of(new Fact(
                    new Subject(symbol),
                    Metric.REVENUE,
                    year(i),
                    money(billions[i]),
                    Unit.of(Denomination.USD),
                    Basis.REPORTED,
                    LocalDate.of(FIRST + i + 1, 2, 14),
                    filing(i).at("Note 4"),
                    List.of(new Dimension("segment", name))))));
        }
        return entries;
    }

    List<LedgerEntry> perShare(String metric, double... values) {
        var entries = new ArrayList<LedgerEntry>();
        for (int i = 0; i < YEARS; i++) {
            entries.add(keep(LedgerEntry.of(fact(
                    metric,
                    year(i),
                    BigDecimal.valueOf(values[i]),
                    Unit.perShare(Denomination.USD),
                    Basis.REPORTED,
                    filing(i),
                    i))));
        }
        return entries;
    }

    List<LedgerEntry> derived(
            String metric,
            Unit unit,
            String formula,
            List<LedgerEntry> a,
            List<LedgerEntry> b,
            BinaryOperator<BigDecimal> calculation) {
        var entries = new ArrayList<LedgerEntry>();
        for (int i = 0; i < a.size(); i++) {
            entries.add(keep(LedgerEntry.derived(
                    fact(
                            metric,
                            a.get(i).fact().period(),
                            calculation.apply(
                                    a.get(i).fact().value(), b.get(i).fact().value()),
                            unit,
                            Basis.DERIVED,
                            Origin.document("footnote", "Footnote", READ),
                            i),
                    Derivation.of(formula, List.of(a.get(i), b.get(i))))));
        }
        return entries;
    }

    List<LedgerEntry> ratio(String metric, List<LedgerEntry> a, List<LedgerEntry> b, String formula) {
        return derived(metric, Unit.PERCENT, formula, a, b, (x, y) -> x.multiply(BigDecimal.valueOf(100))
                .divide(y, 6, RoundingMode.HALF_UP));
    }

    List<LedgerEntry> growth(List<LedgerEntry> revenue) {
        return derived(
                "revenue_growth",
                Unit.PERCENT,
                "(revenue / revenue of the year before - 1) * 100",
                revenue.subList(1, YEARS),
                revenue.subList(0, YEARS - 1),
                (x, y) -> x.divide(y, 8, RoundingMode.HALF_UP)
                        .subtract(BigDecimal.ONE)
                        .multiply(BigDecimal.valueOf(100)));
    }

    LedgerEntry quotient(String metric, LedgerEntry a, LedgerEntry b, String formula) {
        return derived(
                        metric,
                        Unit.RATIO,
                        formula,
                        List.of(a),
                        List.of(b),
                        (x, y) -> x.divide(y, 6, RoundingMode.HALF_UP))
                .getFirst();
    }

    LedgerEntry one(String metric, double value, Unit unit, String document, String uri) {
        return keep(LedgerEntry.of(Fact.of(
                new Subject(symbol),
                new Metric(metric),
                Period.instant(LocalDate.of(2025, 10, 31)),
                BigDecimal.valueOf(value),
                unit,
                Basis.REPORTED,
                LocalDate.of(2025, 10, 31),
                Origin.web("sample", URI.create(uri), READ).in(document))));
    }

    LedgerEntry assumed(String metric, double value) {
        return keep(LedgerEntry.of(Fact.of(
                new Subject(symbol),
                new Metric(metric),
                Period.instant(LocalDate.of(2025, 10, 31)),
                BigDecimal.valueOf(value),
                Unit.perShare(Denomination.USD),
                Basis.ASSUMPTION,
                LocalDate.of(2025, 10, 31),
                Origin.document("footnote", "Model of this report", READ))));
    }

    LedgerEntry peer(String name, String metric, double value, Unit unit) {
        return keep(LedgerEntry.of(Fact.of(
                new Subject(name),
                new Metric(metric),
                Period.instant(LocalDate.of(2025, 10, 31)),
                BigDecimal.valueOf(value),
                unit,
                Basis.REPORTED,
                LocalDate.of(2025, 10, 31),
                Origin.document("sample", "Peer sheet", READ))));
    }

    static BigDecimal money(double billions) {
        return BigDecimal.valueOf(billions).movePointRight(9);
    }

    static String ref(LedgerEntry entry) {
        return "{fact:" + entry.id() + "}";
    }
}
