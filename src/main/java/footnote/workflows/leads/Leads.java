package footnote.workflows.leads;

import footnote.domain.lead.CompanyData;
import footnote.domain.lead.Exclusion;
import footnote.domain.lead.LeadAnalysisResult;
import footnote.domain.lead.LeadReport;
import footnote.domain.lead.PatternReport;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.CrmFiles;
import footnote.evidence.CrmFiles.Accounts;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.ProspectSearch;
import footnote.evidence.SuppressionList;
import footnote.runtime.model.CostQuote;
import footnote.runtime.model.Model;
import footnote.runtime.model.Role;
import footnote.runtime.run.Run;
import footnote.runtime.run.Workflow;
import footnote.workflows.leads.discovery.CompanyFinder;
import footnote.workflows.leads.discovery.CompanyValidator;
import footnote.workflows.leads.discovery.Consent;
import footnote.workflows.leads.discovery.Discovery;
import footnote.workflows.leads.discovery.Discovery.Discovered;
import footnote.workflows.leads.discovery.MarketSearch;
import footnote.workflows.leads.discovery.PageReader;
import footnote.workflows.leads.discovery.PatternSynthesizer;
import footnote.workflows.leads.generation.Generation;
import footnote.workflows.leads.generation.Generation.Generated;
import footnote.workflows.leads.generation.LeadFinder;
import footnote.workflows.leads.generation.SignalAnalyzer;
import footnote.workflows.leads.intent.IntentDialog;
import footnote.workflows.leads.intent.IntentExtractor;
import footnote.workflows.leads.report.DeliveredLeads;
import footnote.workflows.leads.report.LeadDelivery;
import footnote.workflows.leads.report.LeadDelivery.LeadFiles;
import footnote.workflows.leads.report.LeadReportCompiler;
import footnote.workflows.leads.report.LeadTally;
import footnote.workflows.leads.review.Review;
import footnote.workflows.leads.review.ReviewReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Finds what the successful companies of a market share, has it approved, and finds leads that share it. */
public final class Leads implements Workflow<LeadsRequest, LeadCampaign> {
    public static final String NAME = "leads";

    private final IntentDialog intents;
    private final Discovery discovery;
    private final Review review;
    private final Generation generation;
    private final LeadReportCompiler compiler;
    private final LeadDelivery delivery;
    private final DeliveredLeads book;

    private Leads(ProspectSearch prospects, Model fast, Model advanced, DeliveredLeads book) {
        var pages = new PageReader(prospects);
        var validator = new CompanyValidator(fast);
        var synthesizer = new PatternSynthesizer(advanced);
        this.intents = new IntentDialog(new IntentExtractor(fast));
        this.discovery = new Discovery(new CompanyFinder(prospects, fast), pages, validator, synthesizer);
        this.review = new Review(new ReviewReader(fast), synthesizer);
        this.generation = new Generation(new LeadFinder(prospects, fast), pages, validator, new SignalAnalyzer(fast));
        this.compiler = new LeadReportCompiler(advanced);
        this.delivery = new LeadDelivery(book);
        this.book = book;
    }

    public static Leads of(ProspectSearch prospects, Model fast, Model advanced, DeliveredLeads book) {
        return new Leads(prospects, fast, advanced, book);
    }

    /** What a search asks of models: a check for each company and lead, signals for each lead, and a few large answers. */
    public static List<CostQuote.Planned> calls(LeadsRequest request) {
        int checks = request.companies() + request.comparison() + 2 * request.leads();
        return List.of(
                new CostQuote.Planned(Role.FAST, checks, new CostQuote.Range(300, 900), new CostQuote.Range(80, 250)),
                new CostQuote.Planned(Role.FAST, 3, new CostQuote.Range(200, 4000), new CostQuote.Range(50, 400)),
                new CostQuote.Planned(
                        Role.ADVANCED, 2, new CostQuote.Range(1500, 9000), new CostQuote.Range(300, 2000)));
    }

    @Override
    public LeadCampaign run(LeadsRequest request, Run run) {
        var said = new ArrayList<LeadCampaign.Utterance>();
        var view = View.of(run.options(), run.clock().instant());
        var agreed = intents.agreed(request.query(), run.memory(), said, run);
        var excluded = run.step("read exclusions", Accounts.class, () -> excluded(request));
        var suppression = new Suppression(
                request.suppress().isEmpty()
                        ? SuppressionList.NONE
                        : run.step("read suppression list", SuppressionList.class, () -> suppressed(request)));
        var asked = new LeadsCase(request, suppression, view, run);
        var discovered = discovery.discover(MarketSearch.of(agreed.intent()), Set.of(), asked);
        var skipped = new HashSet<String>();
        PatternReport patterns;
        while (true) {
            var reviewed = review.review(discovered, run);
            if (reviewed instanceof Review.Reviewed.Approved(PatternReport report)) {
                patterns = report;
                break;
            }
            var again = (Review.Reviewed.Again) reviewed;
            said.add(new LeadCampaign.Utterance("review", again.words()));
            skipped.addAll(unwanted(again.words(), discovered.research().winners()));
            discovered = discovery.discover(discovered.search(), skipped, asked);
        }
        var generated = generation.generate(discovered.search(), patterns.patterns(), excluded, asked);
        var report = report(agreed, discovered, patterns, generated, asked);
        var files =
                run.step("deliver", LeadFiles.class, () -> delivery.deliver(report, request, suppression.list(), run));
        return new LeadCampaign(
                request.session(),
                "complete",
                report.intent(),
                patterns,
                report,
                said,
                Map.of(
                        "as_of", view.asOf().toString(),
                        "offline", String.valueOf(view.sample()),
                        "files", String.join(", ", files.names())));
    }

    private LeadReport report(
            IntentDialog.Agreed agreed,
            Discovered discovered,
            PatternReport patterns,
            Generated generated,
            LeadsCase asked) {
        var unread = agreed.notUnderstood()
                .map(words -> new MissingInput("\"" + words + "\" in the request", "not understood, so not applied"));
        var gaps = Stream.of(unread.stream(), discovered.gaps().stream(), generated.gaps().stream())
                .flatMap(each -> each)
                .distinct()
                .toList();
        return asked.run().step("compile report", LeadReport.class, LeadReportCompiler.RETRY_POLICY, () -> {
            var ranked = fresh(generated, asked.request());
            return compiler.compile(new LeadTally(
                    generated.search().intent(),
                    asked.view().asOf(),
                    asked.view().sample(),
                    patterns,
                    ranked,
                    generated.batch().looked(),
                    generated.ranked().rejected().size(),
                    generated.search().widened(),
                    leftOut(discovered, generated, asked.suppression(), ranked),
                    gaps));
        });
    }

    private List<LeadAnalysisResult> fresh(Generated generated, LeadsRequest request) {
        var ranked = generated.ranked().leads();
        return request.onlyNew() ? book.fresh(Consent.key(generated.search().intent()), ranked) : ranked;
    }

    /** Everyone who was taken out on the way, each with the reason. */
    private static List<Exclusion> leftOut(
            Discovered discovered, Generated generated, Suppression suppression, List<LeadAnalysisResult> ranked) {
        var out = new ArrayList<Exclusion>();
        suppression.exclusion().ifPresent(out::add);
        out.addAll(generated.batch().exclusions());
        out.addAll(discovered.research().rejected());
        out.addAll(generated.ranked().rejected());
        generated.ranked().leads().stream()
                .filter(lead -> !ranked.contains(lead))
                .forEach(lead -> out.add(
                        new Exclusion(lead.lead().company().name(), "delivered before, and nothing new has happened")));
        return out.stream().distinct().toList();
    }

    private static SuppressionList suppressed(LeadsRequest request) {
        return request.suppress().map(file -> SuppressionList.of(Path.of(file))).orElse(SuppressionList.NONE);
    }

    private static Accounts excluded(LeadsRequest request) {
        return request.exclude().map(file -> CrmFiles.accounts(Path.of(file))).orElse(new Accounts(List.of()));
    }

    /** The companies the reader names, or all that were compared where no name is given. */
    private static Set<String> unwanted(String words, List<CompanyData> winners) {
        String lower = words.toLowerCase(Locale.ROOT);
        var named = new HashSet<String>();
        winners.stream()
                .filter(company -> lower.contains(company.name().toLowerCase(Locale.ROOT)))
                .forEach(company -> named.add(company.metadata().footnoteId()));
        if (named.isEmpty()) {
            winners.forEach(company -> named.add(company.metadata().footnoteId()));
        }
        return named;
    }
}
