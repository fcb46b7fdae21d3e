package footnote.evidence.statements.notes;

import footnote.domain.Basis;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.evidence.statements.FilingStatements;
import footnote.evidence.statements.StatementFacts;
import footnote.evidence.statements.StatementFacts.ReadFact;
import footnote.evidence.statements.notes.NoteTables.NoteRow;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Turns rows of notes into facts of the fiscal years that the report's own statements are of. */
public final class NoteFacts {
    private static final List<BigDecimal> SCALES = List.of(
            BigDecimal.valueOf(1_000_000),
            BigDecimal.valueOf(1_000),
            BigDecimal.ONE,
            BigDecimal.valueOf(1_000_000_000));
    private static final BigDecimal LONG = BigDecimal.valueOf(1_000);
    private static final int LEAST_YEAR = 350;
    private static final int MOST_YEAR = 380;

    private NoteFacts() {}

    /** The figures of these rows; none of a year that the statements do not show, or whose unit is not told. */
    public static List<Fact> of(
            List<NoteRow> chosen,
            List<NoteRow> all,
            List<FilingStatements.PageText> pages,
            StatementFacts.Reading report) {
        var statements = report.facts();
        var found = new ArrayList<Fact>();
        for (var row : chosen) {
            var unit = NoteUnit.of(
                    row.scale().isPresent()
                            ? row
                            : row.scaled(scale(row.table(), all, report)
                                    .or(() -> row.money() ? StatedScale.throughout(pages, report) : Optional.empty())));
            for (int i = 0; i < row.columns().size() && unit.isPresent(); i++) {
                var beside = beside(row.columns().get(i).year(), statements);
                var value = row.figure(i).map(each -> each.multiply(unit.get().scale()));
                if (beside.isPresent() && value.isPresent()) {
                    var known = beside.get();
                    String place = row.page().map(each -> "page " + each + ", ").orElse("") + "row " + row.name();
                    var fact = Fact.of(
                            known.subject(),
                            new Metric(NoteUnit.metric(row)),
                            known.period(),
                            value.get(),
                            unit.get().unit(),
                            Basis.REPORTED,
                            known.knownAt(),
                            known.origin().at(place));
                    found.add(
                            NoteUnit.isPart(row)
                                    ? fact.withDimensions(List.of(new Dimension("row", row.name())))
                                    : fact);
                }
            }
        }
        return found;
    }

    /** The scale in which a table that states none prints figures of the statements: a long one, or two. */
    private static Optional<BigDecimal> scale(int table, List<NoteRow> all, StatementFacts.Reading report) {
        return SCALES.stream()
                .filter(scale -> {
                    var shared = all.stream()
                            .filter(row -> row.table() == table && !row.isPercent())
                            .flatMap(row -> row.shared(scale, report).stream())
                            .toList();
                    return shared.size() > 1 || shared.stream().anyMatch(each -> each.compareTo(LONG) >= 0);
                })
                .findFirst();
    }

    /** A figure of the statements for that fiscal year; of a report without years, for the balance of that year. */
    private static Optional<Fact> beside(int year, List<ReadFact> statements) {
        var years = statements.stream()
                .map(ReadFact::fact)
                .filter(NoteFacts::isOfAYear)
                .toList();
        return years.isEmpty()
                ? statements.stream()
                        .map(ReadFact::fact)
                        .filter(each ->
                                each.period().isInstant() && each.period().end().getYear() == year)
                        .max(Comparator.comparing(each -> each.period().end()))
                : years.stream().filter(each -> each.period().year() == year).findFirst();
    }

    private static boolean isOfAYear(Fact fact) {
        return !fact.period().isInstant()
                && fact.period().days() >= LEAST_YEAR
                && fact.period().days() <= MOST_YEAR;
    }
}
