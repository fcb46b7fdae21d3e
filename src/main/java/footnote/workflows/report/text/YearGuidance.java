package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim;
import footnote.research.guidance.GuidanceTotals;
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

    void say(Chapter chapter) {
        if (metric.isPresent()) {
            chapter.say("recent.guidance." + move().name().toLowerCase(Locale.ROOT), bind(new TemplateBindings()));
        }
    }

    /** The guidance as {guided}, that before it as {guidedbefore}, and what it is for as {guideditem}. */
    TemplateBindings bind(TemplateBindings known) {
        metric.ifPresent(each -> {
            var now = bounds(each, "");
            var before = bounds(each, GuidanceTotals.BEFORE);
            known.word("guideditem", ReportFacts.label(now.getFirst()) + " " + NAMES.get(each))
                    .word("guided", range(now));
            if (!before.isEmpty()) {
                known.word("guidedbefore", range(before));
            }
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
