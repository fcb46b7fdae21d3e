package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim;
import footnote.research.guidance.GuidanceTotals;
import footnote.research.valuation.Outlook;
import footnote.workflows.report.data.FigureComparison;
import footnote.workflows.report.data.ReportFacts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Management's guidance for the fiscal year under way, and whether it was raised or lowered since first given. */
final class YearGuidance {
    static final String LOWERED = "recent.guidance.lowered";
    static final String RAISED = "recent.guidance.raised";
    private static final String CONSENSUS = "recent.guidance.consensus.";
    static final String CONSENSUS_ABOVE = CONSENSUS + "above";

    /** A part of a bound, less than which consensus is not called outside of it. */
    private static final double NOTABLE = 0.01;

    private static final Map<String, String> NAMES = Map.of("revenue", "revenue", "eps_diluted", "EPS");

    /** What the latest guidance did to that before it. */
    enum Move {
        NONE,
        KEPT,
        RAISED,
        LOWERED
    }

    private final ReportFacts book;
    private final Optional<String> metric;

    YearGuidance(ReportFacts book) {
        this.book = book;
        this.metric = GuidanceTotals.YEAR_METRICS.stream()
                .map(each -> each.name())
                .filter(each -> !bounds(each, "").isEmpty())
                .findFirst();
    }

    Move move() {
        if (metric.isEmpty()) {
            return Move.NONE;
        }
        var now = bounds(metric.get(), "");
        var before = bounds(metric.get(), GuidanceTotals.BEFORE);
        if (before.isEmpty() || middle(now) == middle(before)) {
            return Move.KEPT;
        }
        return middle(now) > middle(before) ? Move.RAISED : Move.LOWERED;
    }

    /** That the latest guidance is above or below the one before, where a bound moved. */
    List<Claim> claims() {
        var move = move();
        if (move != Move.RAISED && move != Move.LOWERED) {
            return List.of();
        }
        var now = bounds(metric.orElseThrow(), "");
        var before = bounds(metric.orElseThrow(), GuidanceTotals.BEFORE);
        return now.size() != before.size()
                ? List.of()
                : IntStream.range(0, now.size())
                        .filter(each -> move == Move.RAISED
                                ? now.get(each).number() > before.get(each).number()
                                : now.get(each).number() < before.get(each).number())
                        .mapToObj(each -> new Claim(
                                move == Move.RAISED ? Claim.Kind.ABOVE : Claim.Kind.BELOW,
                                List.of(now.get(each).id(), before.get(each).id())))
                        .toList();
    }

    /** The sentence on a change; none where guidance stands as it was first given. */
    Optional<String> changed() {
        return switch (move()) {
            case RAISED -> Optional.of(RAISED);
            case LOWERED -> Optional.of(LOWERED);
            case KEPT, NONE -> Optional.empty();
        };
    }

    /** The sentence on a change made in the days of a move of the share price, with its day. */
    Optional<String> changedWithin(PriceChapter.Move move) {
        return changed()
                .filter(_ -> move.covers(
                        bounds(metric.orElseThrow(), "").getFirst().fact().knownAt()))
                .map(key -> "summary.price.guidance." + (key.equals(RAISED) ? "raised" : "lowered"));
    }

    void say(Chapter chapter) {
        if (metric.isPresent()) {
            var known = bind(new TemplateBindings());
            chapter.say("recent.guidance." + move().name().toLowerCase(Locale.ROOT), known);
            beyond().ifPresent(key -> chapter.say(key, known));
        }
    }

    /** Guidance that was changed, or that consensus lies outside of, for the first page. */
    void sayIfNew(Chapter chapter, TemplateBindings known) {
        if (beyond().isPresent()) {
            say(chapter);
        } else {
            changed().ifPresent(key -> chapter.say(key, known));
        }
    }

    /** The sentence on consensus that lies outside of the guidance; none where it lies within. */
    Optional<String> beyond() {
        return consensus().flatMap(this::side).map(side -> CONSENSUS + side);
    }

    /** Whether a figure of a year lies above or below the guidance for it; none where it lies within. */
    Optional<String> side(LedgerEntry figure) {
        if (metric.isEmpty()) {
            return Optional.empty();
        }
        var now = bounds(metric.get(), "");
        if (!alike(figure, now.getFirst())) {
            return Optional.empty();
        }
        var given = Optional.of(figure);
        return FigureComparison.above(given, Optional.of(now.getLast())) && apart(given, now.getLast())
                ? Optional.of("above")
                : FigureComparison.below(given, Optional.of(now.getFirst())) && apart(given, now.getFirst())
                        ? Optional.of("below")
                        : Optional.empty();
    }

    /** Of the same year, in the same money; a forecast and consensus bear other names than guidance. */
    private static boolean alike(LedgerEntry figure, LedgerEntry bound) {
        return figure.fact().unit().equals(bound.fact().unit())
                && figure.fact().period().label().equals(bound.fact().period().label());
    }

    private static boolean apart(Optional<LedgerEntry> consensus, LedgerEntry bound) {
        return FigureComparison.apart(consensus, Optional.of(bound), NOTABLE);
    }

    /** What analysts expect of the same figure of the same fiscal year. */
    private Optional<LedgerEntry> consensus() {
        return metric.flatMap(name -> {
            var guided = bounds(name, "").getFirst();
            return book.data().valuation().stream()
                    .flatMap(data -> data.outlooks().stream())
                    .map(Outlook::mean)
                    .filter(mean -> mean.fact().metric().name().equals(name)
                            && mean.fact().period().isYear()
                            && alike(mean, guided))
                    .findFirst();
        });
    }

    /** The guidance as {guided}, that before it as {guidedbefore}, and what it is for as {guideditem}. */
    TemplateBindings bind(TemplateBindings known) {
        metric.ifPresent(each -> {
            var now = bounds(each, "");
            var before = bounds(each, GuidanceTotals.BEFORE);
            known.word("guideditem", ReportFacts.label(now.getFirst()) + " " + NAMES.get(each))
                    .word("guided", range(now))
                    .day("guidedday", now.getFirst().fact().knownAt());
            if (!before.isEmpty()) {
                known.word("guidedbefore", range(before));
            }
            known.fact("guidedconsensus", consensus())
                    .fact("guidedlow", now.getFirst())
                    .fact("guidedhigh", now.getLast());
        });
        return known;
    }

    private List<LedgerEntry> bounds(String of, String when) {
        return GuidanceTotals.BOUNDS.stream()
                .flatMap(bound -> book.data().financial().stream()
                        .flatMap(data -> data.measures().find(of + bound + when).stream()))
                .toList();
    }

    private static double middle(List<LedgerEntry> bounds) {
        return bounds.stream().mapToDouble(LedgerEntry::number).average().orElse(Double.NaN);
    }

    /** A point, a range, or the one bound there is. */
    private static String range(List<LedgerEntry> bounds) {
        var first = bounds.getFirst();
        if (bounds.size() > 1) {
            return reference(first) + "–" + reference(bounds.getLast());
        }
        String name = first.fact().metric().name();
        return (name.contains("_guidance_low") ? "at least " : name.contains("_guidance_high") ? "at most " : "")
                + reference(first);
    }

    private static String reference(LedgerEntry entry) {
        return "{fact:" + entry.id() + "}";
    }
}
