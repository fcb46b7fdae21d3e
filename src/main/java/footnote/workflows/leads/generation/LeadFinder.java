package footnote.workflows.leads.generation;

import footnote.domain.lead.LeadIntent;
import footnote.domain.lead.ProspectQuery;
import footnote.domain.lead.SuccessPattern;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.ProspectSearch;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.leads.discovery.CompanyFinder.QueriesOutput;
import footnote.workflows.leads.discovery.CompanySearch;
import footnote.workflows.leads.discovery.SearchTask;
import footnote.workflows.leads.discovery.SearchTask.SearchTaskPlan;
import footnote.workflows.leads.discovery.SearchTask.SearchTaskResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;

/** Looks for companies that show the approved patterns: each pattern is asked for by its own phrases. */
public final class LeadFinder {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(2));

    private static final Prompt PROMPT = Prompt.of(LeadFinder.class);

    private final ProspectSearch prospects;
    private final Model model;
    private final CompanySearch search;

    public LeadFinder(ProspectSearch prospects, Model model) {
        this.prospects = prospects;
        this.model = model;
        this.search = new CompanySearch(prospects, model);
    }

    public SearchTaskPlan plan(LeadIntent intent, List<SuccessPattern> patterns, int most, View view) {
        boolean web = prospects.searchesWeb(view);
        var asked = web ? model : Model.rules(); // queries are for the web alone
        var answered = asked.answered(
                PROMPT.quote("market", intent.market())
                        .quote("request", intent.userIntent())
                        .quote(
                                "patterns",
                                patterns.stream()
                                        .map(SuccessPattern::description)
                                        .collect(Collectors.joining("\n"))),
                QueriesOutput.class,
                () -> new QueriesOutput(queries(intent, patterns)));
        var tasks = new LinkedHashSet<SearchTask>();
        for (var register : prospects.registers(view)) {
            for (var pattern : patterns) { // what happened cannot be asked for by words: then all are looked through
                tasks.add(new SearchTask(
                        register,
                        new ProspectQuery(
                                intent.industry(),
                                intent.country(),
                                pattern.test().phrases(),
                                most),
                        ""));
            }
        }
        if (web) {
            var query = new ProspectQuery(intent.industry(), intent.country(), List.of(), most);
            answered.value().queries().forEach(words -> tasks.add(new SearchTask(SearchTask.WEB, query, words)));
        }
        return new SearchTaskPlan(List.copyOf(tasks), answered.by());
    }

    public SearchTaskResult look(SearchTask task, View view) {
        return search.look(task, view);
    }

    private static List<String> queries(LeadIntent intent, List<SuccessPattern> patterns) {
        var queries = new ArrayList<String>();
        patterns.stream()
                .limit(6)
                .forEach(pattern -> queries.add("growing " + intent.industry() + " companies " + intent.country() + " "
                        + pattern.description()));
        queries.add("emerging " + intent.industry() + " companies " + intent.country());
        return queries;
    }
}
