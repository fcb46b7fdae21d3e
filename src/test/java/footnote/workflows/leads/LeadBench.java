package footnote.workflows.leads;

import footnote.evidence.ProspectSearch;
import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Tool;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Workflow;
import footnote.runtime.run.Workflows;
import footnote.testing.Bench;
import footnote.testing.Databases;
import footnote.testing.Prospecting;
import footnote.workflows.leads.report.DeliveredLeads;
import java.math.BigDecimal;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** An engine with the leads workflow on a fresh database. */
final class LeadBench implements AutoCloseable {
    final Database database = Databases.SQLITE.fresh();
    final Bench bench;

    LeadBench(ProspectSearch room, Model model) {
        this(room, model, leads -> leads);
    }

    LeadBench(ProspectSearch room, Model model, Function<Leads, Workflow<LeadsRequest, LeadCampaign>> wrapped) {
        var leads = Leads.of(room, model, model, new DeliveredLeads(() -> database, Clock.systemUTC()));
        this.bench = Bench.with(
                database, new Workflows().with(Leads.NAME, LeadsRequest.class, wrapped.apply(leads)), "leads");
    }

    RunId start(LeadsRequest request, boolean yes) {
        var options = new RunOptions(true, Optional.of(Prospecting.TODAY), BigDecimal.ONE, yes, Optional.empty());
        return bench.engine.start(Leads.NAME, request.query(), request, options, request.session());
    }

    LeadCampaign finished(LeadsRequest request) {
        var id = start(request, true);
        bench.engine.attempt(id);
        return result(id);
    }

    void reply(RunId id, String words) {
        bench.engine.reply(id, words, "reader");
        bench.engine.attempt(id);
    }

    String question(RunId id) {
        return bench.engine.runs().openQuestion(id).orElseThrow().question();
    }

    LeadCampaign result(RunId id) {
        var run = bench.engine.runs().find(id).orElseThrow();
        return Json.read(run.result().orElseThrow(() -> new AssertionError("no result: " + run)), LeadCampaign.class);
    }

    @Override
    public void close() {
        bench.close();
    }

    /** Lets rules answer after something happened. */
    record Answering(Consumer<Prompt> first) implements Model {
        @Override
        public <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule) {
            var _ = prompt.system() + prompt.question();
            first.accept(prompt);
            return ModelAnswer.byRule(rule.get(), "no model");
        }

        @Override
        public <T> ModelAnswer<T> acted(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule) {
            return answered(prompt, type, rule);
        }
    }
}
