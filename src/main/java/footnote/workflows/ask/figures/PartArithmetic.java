package footnote.workflows.ask.figures;

import footnote.domain.Dimension;
import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.workflows.ask.question.PartNameVariants;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What parts of a company have together, how much more one has than another, and whether one within another is meant. */
final class PartArithmetic {
    private static final Pattern TOGETHER =
            Pattern.compile("(?i)\\b(?:combined|together|altogether|in total|plus|sum of|added up)\\b");
    private static final Pattern MORE = Pattern.compile(
            "(?i)\\bhow (?:much|many \\w+) (?:more|less|larger|higher|bigger|greater|smaller|lower)\\b[^?]*\\bthan\\b|\\bdifference between\\b");
    private static final String DIFFERENCE = "difference_in_";

    /** Words that set parts side by side. */
    private static final Pattern BESIDE = Pattern.compile(
            "(?i)\\b(?:and|or|versus|vs|than|between|both|each|either|compare\\w*|respectively)\\b|[,&+/]");

    private PartArithmetic() {}

    /** Whether one part within another is asked for, such as a segment in a country, where each alone is on file. */
    static boolean isOfOneInAnother(String question, FigureSheet sheet) {
        var dimensions = sheet.answers().stream()
                .flatMap(id -> sheet.entries().stream().filter(each -> each.id().equals(id)))
                .flatMap(each -> each.fact().dimensions().stream())
                .distinct()
                .toList();
        boolean apart = dimensions.stream().map(Dimension::axis).distinct().count() == dimensions.size();
        return dimensions.size() == 2
                && apart
                && !BESIDE.matcher(between(question, dimensions)).find();
    }

    /** What a question says between the names of two parts; a sign that sets them side by side where it spells one otherwise. */
    private static String between(String question, List<Dimension> parts) {
        var first = PartNameVariants.spelledIn(question, parts.getFirst().member());
        var second = PartNameVariants.spelledIn(question, parts.getLast().member());
        if (first.isEmpty() || second.isEmpty()) {
            return ",";
        }
        int one = question.indexOf(first.get());
        int other = question.indexOf(second.get());
        return one < other
                ? question.substring(Math.min(other, one + first.get().length()), other)
                : question.substring(Math.min(one, other + second.get().length()), one);
    }

    /** The sum or difference in each period that all these parts have an amount of; nothing where neither is asked for. */
    static Optional<FigureSheet> of(CompanyQuestion asked, List<String> parts, FigureSheet sheet, Ledger ledger) {
        boolean more = MORE.matcher(asked.question()).find();
        if (parts.size() < 2
                || (more
                        ? parts.size() > 2
                        : !TOGETHER.matcher(asked.question()).find())) {
            return Optional.empty();
        }
        var byPeriod = new LinkedHashMap<Period, List<LedgerEntry>>();
        for (String id : sheet.answers()) {
            sheet.entries().stream()
                    .filter(each -> each.id().equals(id)
                            && each.derivation().isEmpty()
                            && each.fact().unit().kind() == Unit.Kind.CURRENCY)
                    .forEach(each -> byPeriod.computeIfAbsent(each.fact().period(), _ -> new ArrayList<>())
                            .add(each));
        }
        var deriver = FactDeriver.on(ledger.subject(), ledger.asOf());
        var answers = new ArrayList<String>();
        byPeriod.forEach((period, each) -> {
            if (isOneOfEach(parts, each)) {
                derived(deriver, period, each, more).ifPresent(entry -> answers.add(entry.id()));
            }
        });
        return answers.isEmpty() || answers.size() < byPeriod.size()
                ? Optional.empty()
                : Optional.of(new FigureSheet(
                        sheet.company(), answers, deriver.measures().entries(), sheet.gaps()));
    }

    /** Whether they are one amount of each part, all split off in one way: those of two may overlap. */
    private static boolean isOneOfEach(List<String> parts, List<LedgerEntry> entries) {
        var dimensions = entries.stream()
                .flatMap(each -> each.fact().dimensions().stream())
                .toList();
        return dimensions.stream().map(Dimension::member).toList().equals(parts)
                && dimensions.stream().map(Dimension::axis).distinct().count() == 1
                && entries.stream().map(each -> each.fact().metric()).distinct().count() == 1;
    }

    private static Optional<LedgerEntry> derived(
            FactDeriver deriver, Period period, List<LedgerEntry> entries, boolean more) {
        var first = entries.getFirst();
        double rest = entries.stream().skip(1).mapToDouble(LedgerEntry::number).sum();
        String metric = first.fact().metric().name();
        return deriver.derive(
                more ? DIFFERENCE + metric : metric,
                period,
                first.fact().unit(),
                MaybeNumber.of(first.number() + (more ? -rest : rest), "no part has the figure"),
                more ? "the first part less the second" : "the parts combined, added together",
                entries);
    }
}
