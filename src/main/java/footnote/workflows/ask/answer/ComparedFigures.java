package footnote.workflows.ask.answer;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.domain.Words;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedMetrics;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Which of several companies, parts or years has more of what a question compares, or all of them in order. */
record ComparedFigures(
        String question,
        List<LedgerEntry> figures,
        Function<LedgerEntry, String> company,
        Function<LedgerEntry, String> part,
        int companies) {
    private static final Pattern WHICH = Pattern.compile(
            "(?i)\\b(?:which|who|whose|what (?:company|year|segment|division|product|region|country|business)|among)\\b");
    private static final Pattern COMPARES = Pattern.compile(
            "(?i)\\b(?:compare[ds]?|comparison|versus|vs)\\b|\\bdifference between\\b|\\bhow does?\\b.*\\bto\\b");
    private static final Pattern RANKS =
            Pattern.compile("(?i)\\brank(?:s|ed|ing)?\\b|\\bin (?:descending )?order of\\b");
    private static final Pattern MOST = Pattern.compile(
            "(?i)\\b(?:highest|most|largest|biggest|greatest|best|higher|larger|bigger|more|greater|fastest|faster|top|strongest|stronger)\\b");
    private static final Pattern LEAST = Pattern.compile(
            "(?i)\\b(?:lowest|least|smallest|worst|lower|smaller|less|slowest|slower|fewest|fewer|weakest|weaker|poorest)\\b");

    /** The most cash spent is the lowest cash flow. */
    private static final Pattern SPENT = Pattern.compile(
            "(?i)\\bactivit(?:y|ies)\\b[^?]*\\b(?:used|use|uses|consumed?|lost|lose|spent|burned)(?: up)? (?:the )?(?:most|more)\\b");

    /** The largest fall is the lowest change. */
    private static final Pattern FALL = Pattern.compile(
            "(?i)\\b(?:largest|biggest|greatest|steepest|sharpest|most)\\b[^?.]{0,30}\\b(?:drop|decline|decrease|fall|contraction)\\b|\\b(?:fell|dropped|declined|decreased|shrank) (?:the )?most\\b"
                    + "|\\b(?:dragged|pulled|weighed|hurt|slowed|(?:brought|held) (?:down|back))\\b[^?]*\\b(?:(?:the )?most|(?:hardest|heaviest|worst))\\b");

    /** Whether the question sets things side by side or asks for an extreme of them. */
    boolean isAsked() {
        return COMPARES.matcher(question).find()
                || MOST.matcher(question).find()
                || LEAST.matcher(question).find();
    }

    /** The winner, or the order, where the question compares companies, parts or years. */
    Optional<String> text() {
        boolean several = subjects(figures) > 1;
        boolean fall = FALL.matcher(question).find();
        boolean most = !fall && MOST.matcher(question).find();
        boolean least = fall
                || SPENT.matcher(question).find()
                || (LEAST.matcher(question).find() && !most);
        boolean which = (WHICH.matcher(question).find() || AnswerForm.isEither(question)) && (most || least);
        boolean ranks = RANKS.matcher(question).find();
        boolean parts = figures.stream().map(part).distinct().count() > 1;
        if (!(which
                || ranks
                || ((several || parts) && COMPARES.matcher(question).find()))) {
            return Optional.empty();
        }
        if (several && !which && !ranks) {
            var each = ofEachMetric();
            if (each.size() > 1) {
                return Optional.of(String.join(" ", each));
            }
        }
        var candidates = candidates(several);
        if (candidates.size() < 2 || (several && !ranks && subjects(candidates) < companies)) {
            return Optional.empty();
        }
        if (candidates.stream().map(each -> each.fact().unit()).distinct().count() > 1) {
            return candidates.getFirst().fact().unit().kind() == Unit.Kind.CURRENCY
                    ? Optional.of("The amounts are in different currencies, so no company is named.")
                    : Optional.empty();
        }
        var order = Comparator.comparingDouble(LedgerEntry::number);
        var sorted =
                candidates.stream().sorted(least ? order : order.reversed()).toList();
        return Optional.of(ranks ? ranked(sorted, least) : winner(sorted, several, least));
    }

    /** Of parts of one company that a question compares, the one that has more. */
    Optional<String> ofParts() {
        var parts = candidates(false).stream()
                .filter(each -> !part.apply(each).isEmpty())
                .toList();
        return parts.stream().map(part).distinct().count() < 2
                ? Optional.empty()
                : Optional.of(winner(
                        parts.stream()
                                .sorted(Comparator.comparingDouble(LedgerEntry::number)
                                        .reversed())
                                .toList(),
                        false,
                        false));
    }

    /** Of each metric a comparison names, the company whose latest figure is highest. */
    private List<String> ofEachMetric() {
        return AskedMetrics.in(question).stream()
                .distinct()
                .map(metric -> figures.stream()
                        .filter(each -> each.fact().metric().name().equals(metric))
                        .collect(Collectors.toMap(
                                each -> each.fact().subject(),
                                each -> each,
                                BinaryOperator.maxBy(Comparator.comparing(
                                        each -> each.fact().period().end()))))
                        .values()
                        .stream()
                        .sorted(Comparator.comparingDouble(LedgerEntry::number).reversed())
                        .toList())
                .filter(latest -> latest.size() >= Math.max(2, companies)
                        && latest.stream()
                                        .map(each -> each.fact().unit())
                                        .distinct()
                                        .count()
                                == 1)
                .map(latest -> winner(latest, true, false))
                .toList();
    }

    private String ranked(List<LedgerEntry> sorted, boolean least) {
        String among = subjects(sorted) > 1 && subjects(sorted) < companies ? " of those with a figure" : "";
        return (least ? "From lowest to highest" : "From highest to lowest") + among + ": "
                + sorted.stream()
                        .map(each -> name(each, subjects(sorted) > 1) + " {fact:" + each.id() + "}")
                        .collect(Collectors.joining(", "))
                + ".";
    }

    private String winner(List<LedgerEntry> sorted, boolean several, boolean least) {
        var best = sorted.getFirst();
        String value = "{fact:" + best.id() + "}";
        var level = sorted.stream()
                .filter(each -> FigureFormat.of(each.fact()).equals(FigureFormat.of(best.fact())))
                .map(each -> name(each, several))
                .distinct()
                .toList();
        if (level.size() > 1 && sorted.size() == 2) {
            return "No difference: both are " + value + ".";
        }
        String degree = sorted.size() == 2 ? least ? "lower" : "higher" : least ? "lowest" : "highest";
        String label = FigureLines.label(best);
        if (level.size() > 1) {
            return String.join(", ", level.subList(0, level.size() - 1)) + " and " + level.getLast() + " have the "
                    + degree + " " + label + ": " + value + ".";
        }
        if (several) {
            boolean counted = best.fact().unit().kind() == Unit.Kind.COUNT
                    || best.fact().unit().kind() == Unit.Kind.SHARES;
            String more = sorted.size() == 2 ? least ? "fewer" : "more" : least ? "the fewest" : "the most";
            return company.apply(best) + " has " + (counted ? more : "the " + degree) + " " + label + ": " + value
                    + ".";
        }
        if (!part.apply(best).isEmpty()) {
            return part.apply(best) + " has the " + degree + " " + label + ": " + value + ".";
        }
        boolean years =
                sorted.stream().map(each -> each.fact().metric()).distinct().count() == 1;
        return years
                ? Words.capitalized(label) + " was " + degree + " in "
                        + best.fact().period().label() + ": " + value + "."
                : Words.capitalized(label) + " is the " + degree + ": " + value + ".";
    }

    private String name(LedgerEntry entry, boolean several) {
        return several
                ? company.apply(entry)
                : part.apply(entry).isEmpty() ? entry.fact().period().label() : part.apply(entry);
    }

    private static long subjects(List<LedgerEntry> of) {
        return of.stream().map(each -> each.fact().subject()).distinct().count();
    }

    /** Of several companies each one's first figure; of one, the years or parts of its first, else different figures. */
    private List<LedgerEntry> candidates(boolean several) {
        var first = figures.getFirst().fact();
        var alike = figures.stream()
                .filter(each -> each.fact().metric().equals(first.metric()))
                .toList();
        if (several) {
            var one = new ArrayList<LedgerEntry>();
            alike.stream()
                    .filter(each -> one.stream()
                            .noneMatch(known ->
                                    known.fact().subject().equals(each.fact().subject())))
                    .forEach(one::add);
            return one;
        }
        return alike.size() > 1
                ? alike
                : figures.stream()
                        .filter(each -> each.fact().unit().equals(first.unit()))
                        .toList();
    }
}
