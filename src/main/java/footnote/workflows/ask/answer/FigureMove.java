package footnote.workflows.ask.answer;

import footnote.domain.LedgerEntry;
import footnote.domain.Words;
import footnote.workflows.ask.question.AskedMetrics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** How far a figure moved between two periods, as an amount, in percent or both, and what it was in each of them. */
record FigureMove(FigureText text, List<LedgerEntry> changes, List<LedgerEntry> ends) {
    private static final Pattern CHANGE =
            Pattern.compile("(?<of>.+)(?<!_company|_compound)_(?:growth|change|difference)");

    FigureMove {
        changes = List.copyOf(changes);
        ends = List.copyOf(ends);
    }

    /** The move that the first of these figures belongs to; nothing where it belongs to none. */
    static Optional<FigureMove> of(List<LedgerEntry> figures, FigureText text) {
        var first = figures.getFirst();
        return figures.stream()
                .filter(each -> isChange(each, text))
                .map(each -> {
                    var ends = text.inputs(each);
                    var changes = figures.stream()
                            .filter(other ->
                                    isChange(other, text) && text.inputs(other).equals(ends))
                            .sorted((one, other) -> Boolean.compare(isGrowth(one), isGrowth(other)))
                            .toList();
                    return new FigureMove(text, changes, ends);
                })
                .filter(move -> move.changes.contains(first) || move.ends.contains(first))
                .findFirst();
    }

    /** The move that a change in an amount or in points tells by itself; growth has a name of its own. */
    static Optional<FigureMove> of(LedgerEntry change, FigureText text) {
        return isGrowth(change) ? Optional.empty() : of(List.of(change), text);
    }

    private static boolean isChange(LedgerEntry entry, FigureText text) {
        var ends = text.inputs(entry);
        return CHANGE.matcher(name(entry)).matches()
                && ends.size() == 2
                && name(ends.getFirst()).equals(name(ends.getLast()))
                && ends.getFirst()
                        .fact()
                        .dimensions()
                        .equals(ends.getLast().fact().dimensions())
                && ends.getFirst().fact().subject().equals(ends.getLast().fact().subject());
    }

    private static boolean isGrowth(LedgerEntry entry) {
        return name(entry).endsWith("_growth");
    }

    private static String name(LedgerEntry entry) {
        return entry.fact().metric().name();
    }

    /** The figures that the sentence tells. */
    List<LedgerEntry> told() {
        var told = new ArrayList<>(changes);
        told.addAll(ends);
        return told;
    }

    /**
     * "Anvil's revenue rose by $20m (15.4%) from $130m in FY21 to $150m in FY22"; a fall has its amount, which is negative,
     * behind its ends.
     */
    String sentence() {
        var change = changes.getFirst();
        var by = changes.stream().map(each -> "{fact:" + each.id() + "}").toList();
        String part = text.part(change);
        String moved = change.number() > 0
                ? "rose by " + by.getFirst() + (by.size() > 1 ? " (" + by.get(1) + ")" : "") + between()
                : (change.number() < 0 ? "fell" : "did not change") + between() + " (" + String.join(", ", by) + ")";
        return Words.possessive(text.name(change)) + " " + (part.isEmpty() ? "" : part + " ")
                + AskedMetrics.label(name(ends.getLast())) + " " + moved + "." + text.marks(change);
    }

    private String between() {
        return " from " + text.cell(ends.getFirst()) + " to " + text.cell(ends.getLast());
    }
}
