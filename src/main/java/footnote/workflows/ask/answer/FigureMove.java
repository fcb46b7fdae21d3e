package footnote.workflows.ask.answer;

import footnote.domain.LedgerEntry;
import footnote.domain.Words;
import footnote.workflows.ask.question.AskedMetrics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

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

    /** "Anvil's revenue rose by $20m (15.4%) from $130m in FY21 to $150m in FY22." */
    String sentence() {
        var change = changes.getFirst();
        var after = ends.getLast();
        String part = text.part(change);
        String second = changes.stream()
                .skip(1)
                .limit(1)
                .map(each -> " ({fact:" + each.id() + "})")
                .collect(Collectors.joining());
        return Words.possessive(text.name(change)) + " " + (part.isEmpty() ? "" : part + " ")
                + AskedMetrics.label(name(after)) + (change.number() > 0 ? " rose by " : " changed by ") + "{fact:"
                + change.id() + "}" + second + " from " + text.cell(ends.getFirst()) + " to " + text.cell(after)
                + text.marks(change) + ".";
    }
}
