package footnote.workflows.leads.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Origin;
import footnote.domain.lead.Area;
import footnote.domain.lead.CompanyEvent;
import footnote.domain.lead.LeadAnalysisResult;
import footnote.domain.lead.LeadCriteria;
import footnote.domain.lead.LeadData;
import footnote.domain.lead.LeadIntent;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.SignalKind;
import footnote.runtime.json.Json;
import footnote.testing.Bench;
import footnote.testing.Databases;
import footnote.testing.ScriptedModel;
import footnote.workflows.leads.discovery.CompanyFormatter;
import footnote.workflows.leads.discovery.CompanyValidator;
import footnote.workflows.leads.generation.LeadRanking;
import footnote.workflows.leads.generation.SignalAnalyzer;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DeliveredLeadsTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 6, 30);

    /** What a test workflow found to be new. */
    record Fresh(List<String> names) {}

    @ParameterizedTest
    @EnumSource
    void knowsWhatWasDeliveredAndWhatIsNew(Databases kind) {
        var database = kind.fresh();
        var book = new DeliveredLeads(() -> database, Clock.systemUTC());
        var found = new ArrayList<>(List.of(lead("Anvil", 3), lead("Hammer", 3)));
        try (var bench = Bench.with(
                database,
                (_, run) -> run.step("deliver", Fresh.class, () -> {
                    var fresh = book.fresh("SaaS|France", found);
                    book.note("SaaS|France", fresh);
                    return new Fresh(fresh.stream()
                            .map(each -> each.lead().company().name())
                            .toList());
                }))) {
            assertThat(delivered(bench)).containsExactly("Anvil", "Hammer");
            found.set(0, lead("Anvil", 1)); // something new happened
            found.add(lead("Tongs", 5));

            assertThat(delivered(bench)).containsExactly("Anvil", "Tongs");
            assertThat(delivered(bench)).isEmpty();
        }
    }

    private static List<String> delivered(Bench bench) {
        var id = bench.start();
        bench.engine.attempt(id);
        return Json.read(bench.engine.runs().find(id).orElseThrow().result().orElseThrow(), Fresh.class)
                .names();
    }

    private static LeadAnalysisResult lead(String name, int daysAgo) {
        var origin = Origin.document("test", "a list", Instant.EPOCH);
        var company = new CompanyFormatter()
                .format(List.of(Prospect.named(name, origin)
                        .in(Optional.of("SaaS"), Optional.of("France"), Optional.empty())
                        .with(List.of(new CompanyEvent(
                                TODAY.minusDays(daysAgo), SignalKind.FUNDING, name + " raises money.", origin)))))
                .companies()
                .getFirst();
        var intent =
                new LeadIntent("SaaS", new Area("France"), "x", Optional.empty(), Optional.empty(), LeadCriteria.NONE);
        var lead = new LeadData(company, 0.9, List.of(), "test");
        var model = new ScriptedModel();
        return LeadRanking.judged(
                lead,
                new CompanyValidator(model).validate(company, CompanyValidator.As.LEAD, intent, 0.2),
                new SignalAnalyzer(model).analyse(lead, intent, TODAY, 90));
    }
}
