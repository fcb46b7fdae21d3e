package footnote.workflows.leads;

import footnote.domain.lead.CompanyData;
import footnote.domain.lead.Exclusion;
import footnote.evidence.SuppressionList;
import footnote.workflows.leads.discovery.SearchTask.SearchTaskResult;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Takes the companies of a suppression list out wherever companies come in, and counts them without naming them. */
public final class Suppression {
    private final SuppressionList list;
    private final Set<String> leftOut = new HashSet<>();

    public Suppression(SuppressionList list) {
        this.list = list;
    }

    public SuppressionList list() {
        return list;
    }

    /** What a search found without the companies of the list, which it holds as digests alone. */
    public SearchTaskResult pruned(SearchTaskResult found) {
        var out = found.prospects().stream()
                .flatMap(each -> list.covering(each).stream())
                .distinct()
                .toList();
        var kept = found.prospects().stream()
                .filter(each -> list.covering(each).isEmpty())
                .toList();
        return new SearchTaskResult(found.errand(), kept, found.gap(), out);
    }

    /** The same of searches that were done, counted. */
    public List<SearchTaskResult> counted(List<SearchTaskResult> found) {
        found.forEach(each -> leftOut.addAll(each.suppressed()));
        return found;
    }

    /** The companies that may be contacted; some are known by their domain only once their page was read. */
    public List<CompanyData> kept(List<CompanyData> companies) {
        companies.forEach(company -> list.covering(company).ifPresent(leftOut::add));
        return companies.stream()
                .filter(company -> list.covering(company).isEmpty())
                .toList();
    }

    /** How many were left out; their names are told nowhere. */
    Optional<Exclusion> exclusion() {
        return leftOut.isEmpty()
                ? Optional.empty()
                : Optional.of(new Exclusion(
                        leftOut.size() == 1 ? "1 company left out" : leftOut.size() + " companies left out",
                        "on your suppression list"));
    }
}
