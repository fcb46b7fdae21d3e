package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import footnote.research.FactDeriver;
import footnote.workflows.ask.question.row.RowWords;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How the row of a note moved between the two years asked for, or from the year before. */
record NoteChange(NoteLookup rows, RowWords words, int first, int last) {
    /** Nothing where no report of the later year, or of the one after it, has the row in both years. */
    static Optional<FigureSheet> of(NoteLookup rows, RowWords words) {
        var years =
                rows.asked().years().stream().map(FiscalPeriod::year).sorted().toList();
        int last = years.getLast();
        int first = years.getFirst() == last ? last - 1 : years.getFirst();
        var change = new NoteChange(rows, words, first, last);
        return rows.documents().reports(rows.asked().key(), rows.asked().view()).stream()
                .filter(label -> label.kind() == DocumentKind.ANNUAL_REPORT)
                .filter(label -> label.period().orElseThrow().year() >= last
                        && label.period().orElseThrow().year() <= last + 1)
                .sorted(Comparator.comparing(
                        label -> label.period().orElseThrow().year()))
                .flatMap(label -> change.in(label).stream())
                .findFirst();
    }

    private Optional<FigureSheet> in(DocumentLabel label) {
        var asked = rows.asked();
        var facts = rows.documents()
                .tables()
                .notes(
                        label,
                        asked.subject(),
                        asked.view(),
                        "change of " + asked.question(),
                        all -> rows.chosen(all, words, last));
        var deriver = FactDeriver.on(asked.subject(), asked.view().asOf());
        var ends = Stream.of(first, last)
                .flatMap(year -> facts.stream()
                        .filter(fact -> fact.period().year() == year)
                        .limit(1))
                .map(fact -> deriver.file(NoteLookup.named(fact, words)))
                .toList();
        var change = ends.size() < 2
                ? List.<LedgerEntry>of()
                : new FigureChange(asked.question(), deriver)
                        .withAmounts(ends.getFirst().fact().metric().name(), ends);
        return change.isEmpty()
                ? Optional.empty()
                : Optional.of(new FigureSheet(
                                asked.company(),
                                change.stream().map(LedgerEntry::id).toList(),
                                deriver.measures().entries(),
                                List.of())
                        .supported(new FigureSupport(FigureSupport.Source.NOTE, FigureSupport.Kind.ROW, 0)));
    }
}
