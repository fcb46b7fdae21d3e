package footnote.evidence.search;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The last say on the order of pages: what belongs together stands together. */
final class RankingRules {
    private static final double HALF = 0.5;
    private static final int STATEMENT_WITHIN = 8;
    private static final int REASON_WITHIN = 24;
    private static final int REASONS_FIRST = 3;
    private static final int KEPT_FIRST = 5;

    private RankingRules() {}

    /** A question that needs several statements sees the best of each before it sees one of them again. */
    static List<PageCandidate> eachStatementOnce(List<PageCandidate> ranked, Set<StatementKind> needed) {
        if (needed.size() < 2 || ranked.isEmpty()) {
            return ranked;
        }
        var missing = EnumSet.copyOf(needed);
        var first = new LinkedHashSet<PageCandidate>();
        for (var candidate : ranked) {
            if (missing.removeAll(candidate.statements)) {
                first.add(candidate);
            }
        }
        first.addAll(ranked);
        return List.copyOf(first);
    }

    /**
     * A reason is told in the discussion, but that and how far a figure moved stands in its statement: the best page of
     * one is among the first eight.
     */
    static List<PageCandidate> withStatement(List<PageCandidate> ranked, Set<StatementKind> kinds) {
        var statement = ranked.stream()
                .filter(each -> each.statements.stream().anyMatch(kinds::contains))
                .findFirst()
                .filter(each -> ranked.indexOf(each) >= STATEMENT_WITHIN);
        if (statement.isEmpty()) {
            return ranked;
        }
        var ordered = new ArrayList<>(ranked);
        ordered.remove(statement.get());
        ordered.add(STATEMENT_WITHIN - 1, statement.get());
        return ordered;
    }

    /** Those that are read for a reason. */
    static List<PageCandidate> first(List<PageCandidate> ranked) {
        return ranked.subList(0, Math.min(ranked.size(), REASON_WITHIN));
    }

    /** After the best, pages that give the reason asked for come before those that name the figure alone. */
    static List<PageCandidate> withReason(List<PageCandidate> ranked, Predicate<PageCandidate> explains) {
        if (ranked.isEmpty()) {
            return ranked;
        }
        double period = ranked.getFirst().period;
        var first = new LinkedHashSet<>(ranked.subList(0, Math.min(ranked.size(), KEPT_FIRST)));
        first(ranked).stream()
                .filter(each -> each.period >= period && explains.test(each))
                .limit(REASONS_FIRST)
                .forEach(first::add);
        first.addAll(ranked);
        return List.copyOf(first);
    }

    /**
     * What a page begins often goes on overleaf: after so many comes the page that follows the best page of text, two
     * places later the one before it. Within one document that pays sooner than where years compete.
     */
    static List<PageCandidate> withNeighbours(
            List<PageCandidate> ranked, Map<String, PageCandidate> found, boolean oneDocument) {
        int after = oneDocument ? 4 : 6;
        var told = ranked.stream().filter(each -> each.statement < HALF).findFirst();
        var ordered = new ArrayList<PageCandidate>(ranked.size());
        var moved = new ArrayList<PageCandidate>();
        for (var candidate : ranked) {
            if (moved.contains(candidate)) {
                continue;
            }
            ordered.add(candidate);
            for (int step : new int[] {1, -1}) {
                if (ordered.size() == (step == 1 ? after : after + 2)) {
                    told.flatMap(page -> beside(page, step, found))
                            .filter(each -> !ordered.contains(each))
                            .ifPresent(each -> {
                                moved.add(each);
                                ordered.add(each);
                            });
                }
            }
        }
        return ordered;
    }

    private static Optional<PageCandidate> beside(PageCandidate candidate, int step, Map<String, PageCandidate> found) {
        var there = Optional.ofNullable(found.get(candidate.document() + "#" + (candidate.number() + step)));
        there.ifPresent(each -> each.neighbour = 1);
        return there;
    }
}
