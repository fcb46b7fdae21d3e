package footnote.workflows.coverage.screen;

import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.workflows.coverage.screen.Condition.Comparator;
import footnote.workflows.coverage.screen.ScreenResult.Row;
import footnote.workflows.coverage.screen.ScreenResult.Skipped;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds the companies of a list that meet a condition, by their latest figures as known on a day. */
public final class Screener {
    private final EvidenceReader evidence;

    public Screener(EvidenceReader evidence) {
        this.evidence = evidence;
    }

    public ScreenResult run(String expression, List<Listing> companies, View view) {
        var condition = ScreenParser.parse(expression);
        var met = new ArrayList<ScreenedCompany>();
        var skipped = new ArrayList<Skipped>();
        for (var listing : companies) {
            var company = new ScreenedCompany(evidence, listing, view);
            var meets = company.meets(condition);
            if (meets.isEmpty()) {
                skipped.add(new Skipped(
                        listing.ticker(), listing.name(), company.missing().orElse("a figure was not found")));
            } else if (meets.get()) {
                met.add(company);
            }
        }
        var columns = columns(condition);
        first(condition).ifPresent(comparison -> sort(met, comparison));
        return new ScreenResult(
                expression.strip(),
                view.asOf(),
                view.sample(),
                companies.size(),
                columns,
                met.stream().map(company -> row(company, columns)).toList(),
                skipped,
                met.stream()
                        .flatMap(company -> company.ledger().stream())
                        .distinct()
                        .toList());
    }

    /** Whether one company meets a condition, empty where a figure is missing, and the figures that decide it. */
    public record Judged(Optional<Boolean> meets, Map<String, LedgerEntry> cells, List<LedgerEntry> ledger) {}

    public Judged judge(String expression, Listing listing, View view) {
        var condition = ScreenParser.parse(expression);
        var company = new ScreenedCompany(evidence, listing, view);
        var meets = company.meets(condition);
        Map<String, LedgerEntry> cells = new LinkedHashMap<>();
        columns(condition).forEach(column -> Optional.ofNullable(company.cells().get(column))
                .ifPresent(entry -> cells.put(column, entry)));
        return new Judged(meets, cells, company.ledger());
    }

    private static Row row(ScreenedCompany company, List<String> columns) {
        Map<String, String> cells = new LinkedHashMap<>();
        columns.forEach(column ->
                Optional.ofNullable(company.cells().get(column)).ifPresent(entry -> cells.put(column, entry.id())));
        return new Row(
                company.listing().ticker(),
                company.listing().name(),
                company.listing().market().label(),
                cells);
    }

    /** The best by the first comparison come first. */
    private static void sort(List<ScreenedCompany> met, Condition.Comparison comparison) {
        boolean low = comparison.comparator() == Comparator.LESS || comparison.comparator() == Comparator.AT_MOST;
        met.sort(java.util.Comparator.comparingDouble((ScreenedCompany company) -> company.compared(comparison)
                        .map(number -> low ? number : -number)
                        .orElse(Double.MAX_VALUE))
                .thenComparing(company -> company.listing().ticker().symbol()));
    }

    private static Optional<Condition.Comparison> first(Condition condition) {
        return switch (condition) {
            case Condition.Comparison comparison -> Optional.of(comparison);
            case Condition.And(Condition one, Condition other) -> first(one).or(() -> first(other));
            case Condition.Or(Condition one, Condition other) -> first(one).or(() -> first(other));
            case Condition.Not(Condition inner) -> first(inner);
            case Condition.FieldTest _ -> Optional.empty();
        };
    }

    /** Every metric and every calculated figure, in the order they appear. */
    private static List<String> columns(Condition condition) {
        var columns = new LinkedHashSet<String>();
        collect(condition, columns);
        return List.copyOf(columns);
    }

    private static void collect(Condition condition, Set<String> columns) {
        switch (condition) {
            case Condition.Comparison(Formula left, Comparator _, Formula right) -> {
                for (var side : List.of(left, right)) {
                    columns.addAll(side.metrics().stream().map(Metric::name).collect(Collectors.toList()));
                    if (side instanceof Formula.Joined && !side.metrics().isEmpty()) {
                        columns.add(side.metricName());
                    }
                }
            }
            case Condition.And(Condition one, Condition other) -> {
                collect(one, columns);
                collect(other, columns);
            }
            case Condition.Or(Condition one, Condition other) -> {
                collect(one, columns);
                collect(other, columns);
            }
            case Condition.Not(Condition inner) -> collect(inner, columns);
            case Condition.FieldTest _ -> {}
        }
    }
}
