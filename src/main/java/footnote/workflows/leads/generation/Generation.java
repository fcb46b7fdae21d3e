package footnote.workflows.leads.generation;

import footnote.domain.Prose;
import footnote.domain.lead.CompanyData;
import footnote.domain.lead.Exclusion;
import footnote.domain.lead.LeadAnalysisResult;
import footnote.domain.lead.LeadData;
import footnote.domain.lead.SignalAnalysis;
import footnote.domain.lead.SuccessPattern;
import footnote.domain.lead.ValidationResult;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.CrmFiles.Accounts;
import footnote.evidence.matching.CompanyIdentity;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.Branch;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.leads.LeadsCase;
import footnote.workflows.leads.LeadsRequest;
import footnote.workflows.leads.discovery.CompanyFormatter;
import footnote.workflows.leads.discovery.CompanyFormatter.FormattedCompanies;
import footnote.workflows.leads.discovery.CompanyValidator;
import footnote.workflows.leads.discovery.CompanyValidator.As;
import footnote.workflows.leads.discovery.Consent;
import footnote.workflows.leads.discovery.Discovery;
import footnote.workflows.leads.discovery.MarketSearch;
import footnote.workflows.leads.discovery.PageReader;
import footnote.workflows.leads.discovery.SearchTask.SearchTaskPlan;
import footnote.workflows.leads.discovery.SearchTaskRunner;
import footnote.workflows.leads.discovery.SuccessEvidence;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds companies that share the approved patterns, and looks at each from two sides at once. */
public final class Generation {
    /** With fewer leads a reader may want to look further. */
    static final int LEAST = 3;

    private static final int MOST_FOUND = 400;
    private static final RetryPolicy BOTH = RetryPolicy.of(Duration.ofMinutes(5));

    private final LeadFinder finder;
    private final CompanyFormatter companies = new CompanyFormatter();
    private final LeadFormatter formatter = new LeadFormatter();
    private final PageReader pages;
    private final CompanyValidator validator;
    private final SignalAnalyzer analyzer;

    public Generation(LeadFinder finder, PageReader pages, CompanyValidator validator, SignalAnalyzer analyzer) {
        this.finder = finder;
        this.pages = pages;
        this.validator = validator;
        this.analyzer = analyzer;
    }

    public Generated generate(MarketSearch search, List<SuccessPattern> patterns, Accounts excluded, LeadsCase asked) {
        var gaps = new ArrayList<MissingInput>();
        var request = asked.request();
        var run = asked.run();
        var found = found(search, patterns, asked, gaps);
        var batch = run.step("match leads", LeadBatch.class, () -> batch(found, patterns, excluded, request));
        var findings = Outcome.values(
                run.each("research", batch.leads(), LeadFindings.class, BOTH, lead -> looked(lead, search, asked)));
        findings.forEach(each -> gaps.addAll(each.gaps()));
        var ranked = run.step("rank", RankedLeads.class, () -> ranked(findings));
        if (ranked.leads().size() < Math.min(LEAST, request.leads())) {
            String said = Discovery.count(ranked.leads().size(), "lead", "leads") + " of "
                    + search.intent().market() + " matched and passed";
            var wider = Consent.widened(search, said, ranked.thin(), true, gaps, run);
            if (wider.isPresent()) {
                return generate(wider.get(), patterns, excluded, asked);
            }
        }
        return new Generated(search, batch, ranked, gaps);
    }

    private List<CompanyData> found(
            MarketSearch search, List<SuccessPattern> patterns, LeadsCase asked, List<MissingInput> gaps) {
        var suppression = asked.suppression();
        var view = asked.view();
        var run = asked.run();
        var plan = run.step("plan lead search", SearchTaskPlan.class, LeadFinder.RETRY_POLICY, () -> {
            run.emit(
                    Event.ANALYSIS,
                    Json.object()
                            .put("stage", "lead_generation")
                            .put("text", "looking for leads by " + patterns.size() + " patterns"));
            return finder.plan(search.intent(), patterns, MOST_FOUND, view);
        });
        var finds = suppression.counted(SearchTaskRunner.done(
                "find leads", plan.errands(), gaps, run, task -> suppression.pruned(finder.look(task, view))));
        var formatted = run.step(
                "format leads",
                FormattedCompanies.class,
                () -> companies.format(finds.stream()
                        .flatMap(find -> find.prospects().stream())
                        .distinct()
                        .toList()));
        return suppression.kept(pages.enriched(suppression.kept(formatted.companies()), view, gaps, run));
    }

    /** Those already successful are no leads, and whom the reader has is none either. */
    private LeadBatch batch(
            List<CompanyData> found, List<SuccessPattern> patterns, Accounts excluded, LeadsRequest request) {
        var exclusions = new ArrayList<Exclusion>();
        var left = new ArrayList<CompanyData>();
        for (var company : found) {
            if (SuccessEvidence.successful(company)) {
                continue;
            }
            excluded.excludes(CompanyIdentity.of(company))
                    .ifPresentOrElse(
                            reason -> exclusions.add(new Exclusion(company.name(), reason)), () -> left.add(company));
        }
        return new LeadBatch(formatter.format(left, patterns, request.leads()).leads(), found.size(), exclusions);
    }

    private LeadFindings looked(LeadData lead, MarketSearch search, LeadsCase asked) {
        String name = lead.company().name();
        var check = new Branch<>(
                "check",
                ValidationResult.class,
                CompanyValidator.RETRY_POLICY,
                () -> validator.validate(lead.company(), As.LEAD, search.intent(), search.threshold()));
        var listen = new Branch<>(
                "signals",
                SignalAnalysis.class,
                SignalAnalyzer.RETRY_POLICY,
                () -> analyzer.analyse(
                        lead,
                        search.intent(),
                        asked.view().asOf(),
                        asked.request().expiryDays()));
        var joined = asked.run().together("sides", check, listen);
        var gaps = new ArrayList<MissingInput>();
        if (joined.of(check) instanceof Outcome.Gap<ValidationResult> gap) {
            gaps.add(new MissingInput("the check of " + name + ", which is left out", gap.why()));
        }
        if (joined.of(listen) instanceof Outcome.Gap<SignalAnalysis> gap) {
            gaps.add(new MissingInput("the signals of " + name, gap.why()));
        }
        return new LeadFindings(
                lead, joined.of(check).found(), joined.of(listen).found(), gaps);
    }

    private static RankedLeads ranked(List<LeadFindings> findings) {
        var leads = new ArrayList<LeadAnalysisResult>();
        var rejected = new ArrayList<Exclusion>();
        boolean thin = false;
        for (var each : findings) {
            if (each.validation().isEmpty()) {
                continue;
            }
            var validation = each.validation().get();
            if (validation.isValid()) {
                leads.add(LeadRanking.judged(
                        each.lead(), validation, each.signals().orElseGet(() -> unheard(each.lead()))));
            } else {
                rejected.add(
                        new Exclusion(each.lead().company().name(), String.join("; ", validation.rejectionReasons())));
                thin |= validation.rejectionReasons().toString().contains("too thin");
            }
        }
        return new RankedLeads(LeadRanking.ranked(leads), rejected, thin);
    }

    /** A lead whose signals could not be looked for is ranked by its fit alone. */
    private static SignalAnalysis unheard(LeadData lead) {
        return new SignalAnalysis(
                lead,
                List.of(),
                Map.of(),
                List.of(),
                List.of(new Prose("Its signals could not be looked for.")),
                Math.round(700 * lead.matchScore()) / 1000.0,
                new Prose("Its signals could not be searched; it is listed for its fit."),
                new Prose("Look for news of it before you call."),
                List.of(),
                "nobody");
    }

    /** The leads to look into, out of how many companies, and whom the reader's own lists took out. */
    public record LeadBatch(List<LeadData> leads, int looked, List<Exclusion> exclusions) {
        public LeadBatch {
            leads = List.copyOf(leads);
            exclusions = List.copyOf(exclusions);
        }
    }

    /** Leads in order, and those that were left out on the way, each with its reason. */
    public record RankedLeads(List<LeadAnalysisResult> leads, List<Exclusion> rejected, boolean thin) {
        public RankedLeads {
            leads = List.copyOf(leads);
            rejected = List.copyOf(rejected);
        }
    }

    /** A finished generation: with which search, over which leads, and what failed. */
    public record Generated(MarketSearch search, LeadBatch batch, RankedLeads ranked, List<MissingInput> gaps) {
        public Generated {
            gaps = List.copyOf(gaps);
        }
    }

    /** What the two looks at one lead brought; either may have failed. */
    public record LeadFindings(
            LeadData lead,
            Optional<ValidationResult> validation,
            Optional<SignalAnalysis> signals,
            List<MissingInput> gaps) {
        public LeadFindings {
            gaps = List.copyOf(gaps);
        }
    }
}
