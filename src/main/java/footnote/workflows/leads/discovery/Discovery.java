package footnote.workflows.leads.discovery;

import footnote.domain.lead.CompanyData;
import footnote.domain.lead.Exclusion;
import footnote.domain.lead.PatternReport;
import footnote.domain.lead.ValidationResult;
import footnote.domain.opinion.MissingInput;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.Outcome;
import footnote.workflows.leads.LeadsCase;
import footnote.workflows.leads.LeadsRequest;
import footnote.workflows.leads.discovery.CompanyFormatter.FormattedCompanies;
import footnote.workflows.leads.discovery.CompanyValidator.As;
import footnote.workflows.leads.discovery.SearchTask.SearchTaskPlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Finds a market's successful companies, has each checked beside ordinary ones, and counts what sets them apart. */
public final class Discovery {
    /** With fewer successful companies nothing can be told apart from chance. */
    static final int LEAST = 5;

    private static final int MOST_FOUND = 400;

    private final CompanyFinder finder;
    private final CompanyFormatter formatter = new CompanyFormatter();
    private final PageReader pages;
    private final CompanyValidator validator;
    private final PatternSynthesizer synthesizer;

    public Discovery(
            CompanyFinder finder, PageReader pages, CompanyValidator validator, PatternSynthesizer synthesizer) {
        this.finder = finder;
        this.pages = pages;
        this.validator = validator;
        this.synthesizer = synthesizer;
    }

    /** Discovers until enough is found or the reader says that it is; the skipped are not taken for successful again. */
    public Discovered discover(MarketSearch search, Set<String> skipped, LeadsCase asked) {
        var gaps = new ArrayList<MissingInput>();
        var request = asked.request();
        var run = asked.run();
        var found = found(search, asked, gaps);
        var tasks = tasks(found, request, skipped, search.intent().market());
        var checked = run.each(
                "validate",
                tasks,
                ValidationResult.class,
                CompanyValidator.RETRY_POLICY,
                task -> validator.validate(task.company(), task.as(), search.intent(), search.threshold()));
        gaps.addAll(named(tasks, checked));
        var research = run.step("consolidate", ConsolidatedResearch.class, () -> consolidated(tasks, checked));
        if (research.winners().size() < Math.min(LEAST, request.companies())) {
            String said = count(research.winners().size(), "successful company", "successful companies") + " of "
                    + search.intent().market() + " passed, and " + LEAST + " are needed for a comparison";
            var wider = Consent.widened(
                    search, said, research.thin(), research.winners().size() >= 2, gaps, run);
            if (wider.isPresent()) {
                return discover(wider.get(), skipped, asked);
            }
        }
        var report = run.step(
                "synthesize patterns",
                PatternReport.class,
                PatternSynthesizer.RETRY_POLICY,
                () -> synthesizer.synthesize(search.intent(), research.winners(), research.others()));
        return new Discovered(search, research, report, gaps);
    }

    private List<CompanyData> found(MarketSearch search, LeadsCase asked, List<MissingInput> gaps) {
        var suppression = asked.suppression();
        var view = asked.view();
        var run = asked.run();
        var plan = run.step("plan search", SearchTaskPlan.class, CompanyFinder.RETRY_POLICY, () -> {
            run.emit(
                    Event.ANALYSIS,
                    Json.object()
                            .put("stage", "pattern_discovery")
                            .put(
                                    "text",
                                    "looking for successful companies of "
                                            + search.intent().market()));
            return finder.plan(search.intent(), MOST_FOUND, view);
        });
        var finds = suppression.counted(SearchTaskRunner.done(
                "find companies", plan.errands(), gaps, run, task -> suppression.pruned(finder.look(task, view))));
        var formatted = run.step(
                "format companies",
                FormattedCompanies.class,
                () -> formatter.format(finds.stream()
                        .flatMap(find -> find.prospects().stream())
                        .toList()));
        return suppression.kept(pages.enriched(suppression.kept(formatted.companies()), view, gaps, run));
    }

    /** The most successful, and ordinary ones drawn by lot, the same for the same market. */
    private static List<ValidationTask> tasks(
            List<CompanyData> found, LeadsRequest request, Set<String> skipped, String market) {
        var tasks = new ArrayList<ValidationTask>();
        found.stream()
                .filter(company -> SuccessEvidence.successful(company)
                        && !skipped.contains(company.metadata().footnoteId()))
                .sorted(Comparator.comparingDouble((CompanyData company) ->
                                SuccessEvidence.of(company).score())
                        .reversed()
                        .thenComparing(company -> company.metadata().footnoteId()))
                .limit(request.companies())
                .forEach(company -> tasks.add(new ValidationTask(company, As.WINNER)));
        var ordinary = new ArrayList<>(found.stream()
                .filter(company -> !SuccessEvidence.successful(company))
                .toList());
        Collections.shuffle(ordinary, new Random(market.hashCode()));
        ordinary.stream()
                .limit(request.comparison())
                .forEach(company -> tasks.add(new ValidationTask(company, As.ORDINARY)));
        return tasks;
    }

    private static ConsolidatedResearch consolidated(
            List<ValidationTask> tasks, List<Outcome<ValidationResult>> checked) {
        var winners = new ArrayList<CompanyData>();
        var others = new ArrayList<CompanyData>();
        var rejected = new ArrayList<Exclusion>();
        boolean thin = false;
        for (int i = 0; i < tasks.size(); i++) {
            var result = checked.get(i).found();
            if (result.isEmpty()) {
                continue;
            }
            var company = result.get().company();
            if (!result.get().isValid()) {
                rejected.add(new Exclusion(
                        company.name(), String.join("; ", result.get().rejectionReasons())));
                thin |= result.get().rejectionReasons().toString().contains("too thin");
            } else if (tasks.get(i).as() == As.WINNER) {
                winners.add(company);
            } else {
                others.add(company);
            }
        }
        return new ConsolidatedResearch(winners, others, rejected, thin);
    }

    private static List<MissingInput> named(List<ValidationTask> tasks, List<Outcome<ValidationResult>> checked) {
        var gaps = new ArrayList<MissingInput>();
        for (int i = 0; i < tasks.size(); i++) {
            if (checked.get(i) instanceof Outcome.Gap<ValidationResult> gap) {
                gaps.add(new MissingInput(
                        "the check of " + tasks.get(i).company().name(), gap.why()));
            }
        }
        return gaps;
    }

    public static String count(int number, String one, String many) {
        return (number == 0 ? "no" : String.valueOf(number)) + " " + (number == 1 ? one : many);
    }

    /** A company to check, and what it is taken for. */
    record ValidationTask(CompanyData company, CompanyValidator.As as) {}

    /** What the validators left: successful companies, ordinary ones beside them, and who was rejected why. */
    public record ConsolidatedResearch(
            List<CompanyData> winners, List<CompanyData> others, List<Exclusion> rejected, boolean thin) {
        public ConsolidatedResearch {
            winners = List.copyOf(winners);
            others = List.copyOf(others);
            rejected = List.copyOf(rejected);
        }
    }

    /** A finished discovery: with which search, over whom, and what was found in common. */
    public record Discovered(
            MarketSearch search, ConsolidatedResearch research, PatternReport report, List<MissingInput> gaps) {
        public Discovered {
            gaps = List.copyOf(gaps);
        }
    }
}
