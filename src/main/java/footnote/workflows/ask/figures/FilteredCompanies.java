package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.evidence.search.Library;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.CompanyFilter;
import footnote.workflows.ask.question.YesOrNo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The companies that pass a question's test, each tried by its own figures, those that do not, and those without a figure. */
public final class FilteredCompanies {
    private static final int MOST_NAMED = 8;

    private final String test;
    private final Function<LedgerEntry, String> company;
    private final List<LedgerEntry> passing = new ArrayList<>();
    private final List<LedgerEntry> failing = new ArrayList<>();
    private final List<LedgerEntry> others = new ArrayList<>();

    private FilteredCompanies(String test, Function<LedgerEntry, String> company) {
        this.test = test;
        this.company = company;
    }

    /** What the figures decide of a question's test; nothing where it sets none, or they decide it of no company. */
    public static Optional<FilteredCompanies> of(
            String question, List<LedgerEntry> figures, Function<LedgerEntry, String> company) {
        return CompanyFilter.in(question)
                .map(filter -> new FilteredCompanies(filter.test(), company).tried(figures))
                .filter(each -> !each.passing.isEmpty() || !each.failing.isEmpty());
    }

    private FilteredCompanies tried(List<LedgerEntry> figures) {
        var own = figures.stream()
                .collect(Collectors.groupingBy(each -> each.fact().subject(), LinkedHashMap::new, Collectors.toList()));
        boolean two = AskedMetrics.in(test).size() > 1;
        own.values().forEach(each -> new YesOrNo(test, each, company).decided().ifPresent(yes -> {
            (yes ? passing : failing).add(each.getFirst());
            if (two) {
                others.addAll(each.subList(1, each.size()));
            }
        }));
        boolean alike = Stream.concat(passing.stream(), failing.stream())
                        .map(each -> each.fact().unit())
                        .distinct()
                        .count()
                == 1;
        if (alike) {
            var order = Comparator.comparingDouble(LedgerEntry::number).reversed();
            passing.sort(order);
            failing.sort(order);
        }
        return this;
    }

    /** Who passes, of how many. */
    public String opening() {
        int all = passing.size() + failing.size();
        if (passing.isEmpty()) {
            return all == 1
                    ? "Not the only company with a figure."
                    : "None of the " + all + " companies with a figure.";
        }
        String who = all == 1
                ? "The only company with a figure"
                : (failing.isEmpty() ? "All " : passing.size() + " of the ") + all + " companies with a figure";
        if (passing.size() > MOST_NAMED) {
            return who + (failing.isEmpty() ? "." : ", which stand first.");
        }
        return who + ": "
                + passing.stream()
                        .map(each -> company.apply(each) + " ({fact:" + each.id() + "})")
                        .collect(Collectors.joining(", "))
                + ".";
    }

    /** The figures that decide, those of companies that pass first. */
    public List<LedgerEntry> figures() {
        return Stream.concat(passing.stream(), failing.stream())
                .flatMap(each -> Stream.concat(Stream.of(each), others.stream().filter(other -> other.fact()
                        .subject()
                        .equals(each.fact().subject()))))
                .toList();
    }

    /** Of these companies the ones that nothing is known of; nothing where there is none. */
    public Optional<String> unknown(List<String> companies) {
        var known = Stream.concat(passing.stream(), failing.stream())
                .map(each -> Library.company(company.apply(each)))
                .toList();
        var unknown = companies.stream()
                .filter(each -> !known.contains(Library.company(each)))
                .toList();
        return unknown.isEmpty()
                ? Optional.empty()
                : Optional.of("Not known, since no such figure was found: "
                        + String.join(", ", unknown).replaceFirst("\\.$", "") + ".");
    }
}
