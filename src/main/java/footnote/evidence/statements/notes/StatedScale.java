package footnote.evidence.statements.notes;

import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.evidence.statements.FilingStatements;
import footnote.evidence.statements.StatementFacts;
import footnote.evidence.statements.StatementFacts.ReadFact;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The scale that a note states of all its amounts, by a word in the plural: "in millions", not "$3 million". */
final class StatedScale {
    private static final Pattern STATED = Pattern.compile(
            "(?i)(?<!shares )(?:\\(|\\b(?:in|of) |\\bdollars |[$€£] ?)(thousands|millions|billions)\\b|^(thousands|millions|billions)\\b|\\([$€£]?\\s?(000)[’']?s\\)");
    /** Said of all amounts of a statement or report. */
    private static final Pattern OF_ALL = Pattern.compile(
            "(?i)\\([^()]{0,60}\\bin (thousands|millions|billions)\\b|\\bdollars\\b[^.;()]{0,60}\\bin (thousands|millions|billions)\\b|\\((millions|thousands)\\)");

    private static final Pattern NO_MONEY = Pattern.compile("(?i)\\b(?:shares|number)\\b[^()]* in \\b");
    private static final int LONGEST = 110;
    private static final double MOSTLY = 0.8;
    private static final int LEAST_STATED = 3;
    private static final List<BigDecimal> USUAL = List.of(BigDecimal.valueOf(1_000_000), BigDecimal.valueOf(1_000));
    private static final Set<Metric> PRINTED =
            Set.of(Metric.ASSETS, Metric.REVENUE, Metric.NET_INCOME, Metric.EQUITY, Metric.CASH);

    private StatedScale() {}

    static Optional<BigDecimal> in(String text) {
        var stated = STATED.matcher(text);
        BigDecimal last = null;
        while (stated.find()) {
            last = of(
                    stated.group(1) != null
                            ? stated.group(1)
                            : stated.group(2) != null ? stated.group(2) : "thousands");
        }
        return Optional.ofNullable(last);
    }

    /** What short lines of a page state, where they state one scale. */
    static Optional<BigDecimal> on(List<String> lines) {
        return one(lines.stream()
                .filter(line -> line.length() < LONGEST)
                .flatMap(line -> in(line).stream())
                .toList());
    }

    private static Optional<BigDecimal> one(List<BigDecimal> all) {
        return all.stream().distinct().count() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
    }

    /**
     * The scale that nearly all pages state which state one, and in which the statements are printed; of a report that
     * hardly states any, the one its statements are printed in.
     */
    static Optional<BigDecimal> throughout(List<FilingStatements.PageText> pages, StatementFacts.Reading report) {
        var stated = pages.stream()
                .flatMap(page -> OF_ALL.matcher(page.text()).results())
                .filter(each -> !NO_MONEY.matcher(each.group()).find())
                .map(each -> of(Stream.of(1, 2, 3)
                        .map(each::group)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElseThrow()))
                .toList();
        var printed = report.facts().stream()
                .map(ReadFact::fact)
                .filter(fact -> fact.dimensions().isEmpty()
                        && fact.unit().kind() == Unit.Kind.CURRENCY
                        && PRINTED.contains(fact.metric()))
                .toList();
        boolean hardly = stated.size() < LEAST_STATED;
        return (hardly ? USUAL : stated)
                .stream()
                        .distinct()
                        .filter(scale ->
                                hardly || stated.stream().filter(scale::equals).count() >= MOSTLY * stated.size())
                        .filter(scale -> !printed.isEmpty()
                                && printed.stream()
                                        .allMatch(fact ->
                                                fact.value().remainder(scale).signum() == 0)
                                && printed.stream()
                                        .anyMatch(fact -> fact.value()
                                                        .remainder(scale.multiply(BigDecimal.valueOf(1_000)))
                                                        .signum()
                                                != 0))
                        .findFirst();
    }

    private static BigDecimal of(String word) {
        return BigDecimal.valueOf(
                switch (word.toLowerCase(Locale.ROOT)) {
                    case "millions" -> 1_000_000;
                    case "billions" -> 1_000_000_000;
                    default -> 1_000;
                });
    }
}
