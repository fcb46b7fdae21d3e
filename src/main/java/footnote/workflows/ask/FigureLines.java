package footnote.workflows.ask;

import footnote.domain.LedgerEntry;
import footnote.workflows.ask.AnswerWriter.Order;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The lines of an answer by figures: the verdict, each figure with its source, and the cells it was computed from. */
final class FigureLines {
    private static final int MOST_CELLS = 8;

    private final Order order;
    private final AnswerEvidence data;

    FigureLines(Order order, AnswerEvidence data) {
        this.order = order;
        this.data = data;
    }

    List<String> lines() {
        var figures =
                order.figures().stream().flatMap(id -> data.figure(id).stream()).toList();
        var lines = new ArrayList<String>();
        new AnswerOpening(order.question(), figures, this::company).text().ifPresent(lines::add);

        figures.forEach(each -> lines.add(figure(each)));
        cells(figures).ifPresent(lines::add);
        return lines;
    }

    /** What the figures were computed from and no line above names. */
    private java.util.Optional<String> cells(List<LedgerEntry> figures) {
        var shown = figures.stream().map(LedgerEntry::id).collect(Collectors.toSet());
        var cells = new LinkedHashSet<LedgerEntry>();
        figures.forEach(each -> each.derivation().stream()
                .flatMap(derivation -> derivation.inputs().stream())
                .flatMap(id -> data.figure(id).stream())
                .filter(cell -> !shown.contains(cell.id()))
                .forEach(cells::add));
        return cells.isEmpty() || cells.size() > MOST_CELLS
                ? java.util.Optional.empty()
                : java.util.Optional.of("From "
                        + cells.stream()
                                .map(cell -> label(cell) + " "
                                        + cell.fact().period().label() + " {fact:" + cell.id() + "}" + marks(cell))
                                .collect(Collectors.joining("; "))
                        + ".");
    }

    private String marks(LedgerEntry entry) {
        String markers = data.markers(entry.id()).stream().limit(4).collect(Collectors.joining(", "));
        return markers.isEmpty() ? "" : " [" + markers + "]";
    }

    /** As readers know it: short names are acronyms. */
    private static String label(LedgerEntry entry) {
        String name = entry.fact().metric().name();
        return name.matches("(?!cash)[a-z]{2,4}")
                ? name.toUpperCase(Locale.ROOT)
                : entry.fact().metric().label().toLowerCase(Locale.ROOT);
    }

    /** Whether the figures give what the question wants: a number, or a verdict that rests on them. */
    static boolean decide(String question, List<LedgerEntry> figures) {
        return switch (QuestionForm.of(question)) {
            case FIGURE -> !figures.isEmpty();
            case YES_OR_NO, WHICH ->
                new AnswerOpening(question, figures, entry -> entry.fact()
                                .subject()
                                .key())
                        .text()
                        .isPresent();
            case REASON, WORDS -> false;
        };
    }

    private String figure(LedgerEntry entry) {
        return company(entry) + ", " + label(entry) + ", " + part(entry)
                + entry.fact().period().label() + ": {fact:"
                + entry.id() + "}"
                + entry.derivation()
                        .map(each -> " (" + formula(each.formula()) + ")")
                        .orElse("")
                + marks(entry);
    }

    /** In words: dates in a formula are not figures of any passage. */
    private static String formula(String formula) {
        return formula.matches(".*\\d{4}.*") ? "calculated from the periods reported" : formula;
    }

    /** The part of the company that a figure, or all it was computed from, is about. */
    private String part(LedgerEntry entry) {
        var members = entry.fact().dimensions().isEmpty()
                ? entry.derivation().stream()
                        .flatMap(each -> each.inputs().stream())
                        .flatMap(id -> data.figure(id).stream())
                        .flatMap(each -> each.fact().dimensions().stream())
                        .map(each -> each.member())
                        .distinct()
                        .toList()
                : entry.fact().dimensions().stream().map(each -> each.member()).toList();
        return members.stream().map(each -> each + ", ").collect(Collectors.joining());
    }

    private String company(LedgerEntry entry) {
        return data.markers(entry.id()).stream()
                .flatMap(marker -> data.source(marker).stream())
                .map(source -> source.passage().document().company())
                .findFirst()
                .orElse(entry.fact().subject().key());
    }
}
