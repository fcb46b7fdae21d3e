package footnote.evaluation.leads;

import footnote.domain.lead.LeadReport;
import footnote.evaluation.leads.LeadScore.Called;
import footnote.evidence.matching.CompanyIdentity;
import footnote.evidence.matching.CompanyLists;
import footnote.evidence.matching.CompanyMatcher;
import footnote.evidence.matching.RegistrableDomain;
import footnote.runtime.run.Fault;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The reader's own won and lost deals, beside a ranking of leads. */
public final class DealOutcomes {
    private static final Set<String> WON =
            Set.of("won", "closed won", "closedwon", "win", "1", "true", "yes", "customer");
    private static final Set<String> LOST =
            Set.of("lost", "closed lost", "closedlost", "loss", "0", "false", "no", "disqualified");

    private final List<Deal> deals;

    private record Deal(CompanyIdentity company, Called outcome) {}

    private DealOutcomes(List<Deal> deals) {
        this.deals = List.copyOf(deals);
    }

    /** How the ranking did, over how many deals, and how many of them it named at all. */
    public record Result(int deals, int ranked, int undecided, List<LeadScore> scores) {
        public Result {
            scores = List.copyOf(scores);
        }
    }

    public static DealOutcomes read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw Fault.input("there is no file " + file);
        }
        var deals = new ArrayList<Deal>();
        for (var row : CompanyLists.table(file)) {
            deal(row).ifPresent(deals::add);
        }
        if (deals.isEmpty()) {
            throw Fault.input(file.getFileName() + " has no deal that was won or lost; it needs columns such as"
                    + " company, domain and outcome (won or lost)");
        }
        return new DealOutcomes(deals);
    }

    private static Optional<Deal> deal(Map<String, String> row) {
        var name = cell(row, "company", "company_name", "account_name", "account", "name", "deal_name");
        var won = cell(row, "outcome", "result", "stage", "deal_stage", "status", "won")
                .flatMap(DealOutcomes::won);
        if (name.isEmpty() || won.isEmpty()) {
            return Optional.empty();
        }
        var domain = cell(row, "domain", "company_domain_name", "website", "website_url", "url")
                .flatMap(RegistrableDomain::of);
        long size = cell(row, "employees", "number_of_employees", "numberofemployees", "size")
                .map(text -> text.replaceAll("[^\\d]", ""))
                .filter(digits -> !digits.isEmpty() && digits.length() < 10)
                .map(Long::valueOf)
                .orElse(0L);
        var identity = new CompanyIdentity(name.get(), List.of(), domain, Optional.empty(), Optional.empty(), Map.of());
        return Optional.of(new Deal(identity, new Called(name.get(), won.get(), size)));
    }

    private static Optional<Boolean> won(String text) {
        String word = text.strip().toLowerCase(Locale.ROOT);
        return WON.contains(word) ? Optional.of(true) : LOST.contains(word) ? Optional.of(false) : Optional.empty();
    }

    private static Optional<String> cell(Map<String, String> row, String... names) {
        return Arrays.stream(names)
                .map(name -> row.getOrDefault(name, ""))
                .filter(text -> !text.isBlank())
                .findFirst();
    }

    public Result measure(LeadReport report) {
        var all = deals.stream().map(Deal::outcome).toList();
        var ranked = report.leads().stream()
                .flatMap(lead -> deals.stream()
                        .filter(deal -> CompanyMatcher.same(
                                        CompanyIdentity.of(lead.lead().company()), deal.company())
                                .isPresent())
                        .map(Deal::outcome)
                        .limit(1))
                .distinct()
                .toList();
        return new Result(
                all.size(),
                ranked.size(),
                report.leads().size() - ranked.size(),
                List.of(LeadScore.of(10, ranked, all), LeadScore.of(50, ranked, all)));
    }
}
