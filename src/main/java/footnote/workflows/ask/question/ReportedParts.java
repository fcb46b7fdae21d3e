package footnote.workflows.ask.question;

import footnote.domain.Metric;
import footnote.evidence.Ledger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The products, segments and regions that a ledger has figures of, and those of them that a question names. */
public final class ReportedParts {
    private ReportedParts() {}

    /** All parts that the question names, in the order it does; one whose name lies within another's is not meant. */
    public static List<String> named(String question, Ledger ledger, List<String> metrics) {
        String asked = " " + PartNameVariants.plain(question) + " ";
        var found = new TreeMap<Integer, String>();
        var members = members(FigureScope.in(question), ledger, metrics);
        if (comesFromElsewhere(question, members)) {
            return List.of();
        }
        for (var member : members.stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList()) {
            String left = asked;
            for (var other : found.values()) {
                left = left.replace(
                        PartNameVariants.plain(other),
                        "#".repeat(PartNameVariants.plain(other).length()));
            }
            String rest = left;
            Stream.concat(
                            PartNameVariants.spellings(member).stream(),
                            PartNameVariants.withoutRegion(member, members).stream())
                    .mapToInt(each -> rest.indexOf(" " + each + " "))
                    .filter(at -> at >= 0)
                    .findFirst()
                    .ifPresent(at -> found.put(at, member));
        }
        return List.copyOf(found.values());
    }

    /** Whether revenue is asked for from something that no part is called: "consulting and product support". */
    private static boolean comesFromElsewhere(String question, List<String> members) {
        var known = members.stream()
                .flatMap(member -> PartNameVariants.spellings(member).stream())
                .flatMap(each -> Arrays.stream(each.split(" ", -1)))
                .collect(Collectors.toSet());
        return PartQualifier.sourcesOfSales(question)
                .anyMatch(source -> Arrays.stream(PartNameVariants.plain(source).split(" ", -1))
                        .anyMatch(word -> !known.contains(word) && PartQualifier.isUnknown(word, Set.of())));
    }

    /** Whether a name is that of one of these parts. */
    public static boolean isOneOf(List<String> members, String name) {
        return members.stream()
                .anyMatch(member -> PartNameVariants.spellings(member).contains(PartNameVariants.plain(name))
                        || PartNameVariants.withoutRegion(member, members)
                                .filter(PartNameVariants.plain(name)::equals)
                                .isPresent());
    }

    /** Every part that the ledger has figures of the metrics for in a scope. */
    public static List<String> members(FigureScope scope, Ledger ledger, List<String> metrics) {
        return metrics.stream()
                .flatMap(metric -> Metric.standard(metric.replace("_growth", "")
                                .replace("operating_margin", "operating_income")
                                .replace("gross_margin", "gross_profit"))
                        .stream())
                .flatMap(metric -> scope.splits(ledger, metric).values().stream())
                .flatMap(parts -> parts.keySet().stream())
                .distinct()
                .toList();
    }

    /** Whether a question spells the name of one of these parts, in two words at least, which no company is called. */
    public static boolean spellsAny(String question, List<String> members, List<String> companies) {
        String asked = " " + PartNameVariants.plain(question) + " ";
        var own = PartQualifier.own(companies);
        return members.stream()
                .map(PartNameVariants::plain)
                .filter(name ->
                        name.contains(" ") && Arrays.stream(name.split(" ", -1)).noneMatch(own::contains))
                .anyMatch(name -> asked.contains(" " + name + " "));
    }
}
