package footnote.evaluation.leads;

import footnote.domain.Finding;
import footnote.domain.lead.Area;
import footnote.domain.lead.LeadAnalysisResult;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.ProspectQuery;
import footnote.evaluation.leads.LeadScore.Called;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.ProspectSearch;
import footnote.runtime.db.Database;
import footnote.runtime.event.EventBus;
import footnote.runtime.json.Json;
import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Tool;
import footnote.runtime.run.Pause;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Engine;
import footnote.workflows.leads.LeadCampaign;
import footnote.workflows.leads.Leads;
import footnote.workflows.leads.LeadsRequest;
import footnote.workflows.leads.discovery.CompanyFormatter;
import footnote.workflows.leads.discovery.SuccessEvidence;
import footnote.workflows.leads.generation.LeadRanking;
import footnote.workflows.leads.report.DeliveredLeads;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lets the whole workflow look for leads in a market that does not exist, as of a year before its end, and then looks
 * what happened: a lead was good if at least two things happened to it in the year that was hidden. It proves the
 * machinery, not skill in any real market.
 */
public final class LeadSelfTest {
    private static final int EVENTS = 2;
    private static final int MOST = 500;
    private static final List<String> INDUSTRIES = List.of(
            "Business Software",
            "Industrial Automation",
            "Food Technology",
            "Health Technology",
            "Logistics Technology",
            "Clean Energy");

    private final ProspectSearch prospects;
    private final LocalDate hiddenFrom;
    private final LocalDate end;
    private final Clock clock;

    /** The room shows the fictional market alone; what happened after the first day is hidden until the end. */
    public LeadSelfTest(ProspectSearch prospects, LocalDate hiddenFrom, LocalDate end, Clock clock) {
        this.prospects = prospects;
        this.hiddenFrom = hiddenFrom;
        this.end = end;
        this.clock = clock;
    }

    /** What came out over all industries together, at ten and at fifty. */
    public record Result(LocalDate asOf, int markets, int candidates, List<LeadScore> scores) {
        public Result {
            scores = List.copyOf(scores);
        }
    }

    public Result run() {
        var leads = new ArrayList<LeadAnalysisResult>();
        var outcomes = new HashMap<String, Called>();
        int markets = 0;
        for (var industry : INDUSTRIES) {
            outcomes.putAll(outcomes(industry));
            var campaign = campaign(industry);
            if (campaign.isPresent()) {
                markets++;
                leads.addAll(campaign.get().leadReport().leads());
            }
        }
        var ranked = LeadRanking.ranked(leads).stream()
                .flatMap(lead -> Optional.ofNullable(outcomes.get(lead.id())).stream())
                .toList();
        var all = outcomes.values().stream()
                .sorted(Comparator.comparing(Called::company))
                .toList();
        return new Result(
                hiddenFrom, markets, all.size(), List.of(LeadScore.of(10, ranked, all), LeadScore.of(50, ranked, all)));
    }

    /** The finished search in one industry; none where too few companies thrive to compare them. */
    private Optional<LeadCampaign> campaign(String industry) {
        var folder = temporary();
        try (var database = Database.open("jdbc:sqlite:" + folder.resolve("selftest.db"))) {
            var model = new RulesAlone();
            var workflows = new Workflows()
                    .with(
                            Leads.NAME,
                            LeadsRequest.class,
                            Leads.of(prospects, model, model, new DeliveredLeads(() -> database, clock)));
            var place =
                    new Engine.Place(folder, "selftest", Engine.Place.LEASE, "{}", BigDecimal.ONE, clock, Pause.real());
            try (var engine = new Engine(database, workflows, new EventBus(), place)) {
                var request = new LeadsRequest(
                        "Find leads for " + industry + " companies worldwide",
                        15,
                        MOST,
                        60,
                        90,
                        false,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty());
                var options = new RunOptions(
                        true, Optional.of(hiddenFrom), BigDecimal.ONE, true, Optional.of(folder.toString()));
                var id = engine.start(Leads.NAME, "self-test", request, options, Optional.empty());
                var _ = engine.attempt(id);
                return engine.runs()
                        .find(id)
                        .orElseThrow()
                        .result()
                        .map(result -> Json.read(result, LeadCampaign.class));
            }
        } finally {
            deleted(folder);
        }
    }

    /** All that could have been called, by id: ordinary companies of the market, and what became of them. */
    private Map<String, Called> outcomes(String industry) {
        var then = new View(true, hiddenFrom);
        var later = new View(true, end);
        var happened = companies(industry, later).stream()
                .collect(Collectors.toMap(Prospect::name, prospect -> (int) prospect.happenings().stream()
                        .filter(each -> each.day().isAfter(hiddenFrom))
                        .count()));
        return new CompanyFormatter()
                .format(companies(industry, then)).companies().stream()
                        .filter(company -> !SuccessEvidence.successful(company))
                        .collect(Collectors.toMap(
                                company -> company.metadata().footnoteId(),
                                company -> new Called(
                                        company.name(),
                                        happened.getOrDefault(company.name(), 0) >= EVENTS,
                                        company.metadata().employees().orElse(0L))));
    }

    private List<Prospect> companies(String industry, View view) {
        var query = new ProspectQuery(industry, Area.WORLD, List.of(), MOST);
        return prospects.registers(view).stream()
                .flatMap(register -> switch (prospects.ask(register, query, view)) {
                    case Finding.Found<List<Prospect>>(List<Prospect> found) -> found.stream();
                    case Finding.Missing<List<Prospect>> _ -> Stream.<Prospect>empty();
                })
                .toList();
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("footnote-selftest");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot make a folder for the self-test", e);
        }
    }

    private static void deleted(Path folder) {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot tidy up " + folder, e);
        }
    }

    /** No model: every agent's rule answers. */
    static final class RulesAlone implements Model {
        @Override
        public <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule) {
            return ModelAnswer.byRule(rule.get(), "this is a test of the rules");
        }

        @Override
        public <T> ModelAnswer<T> acted(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule) {
            return answered(prompt, type, rule);
        }
    }
}
