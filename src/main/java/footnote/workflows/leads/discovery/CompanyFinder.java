package footnote.workflows.leads.discovery;

import footnote.domain.lead.LeadIntent;
import footnote.domain.lead.ProspectQuery;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.ProspectSearch;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.leads.discovery.SearchTask.SearchTaskPlan;
import footnote.workflows.leads.discovery.SearchTask.SearchTaskResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Looks for a market's companies in every register and, by several queries, on the web. */
public final class CompanyFinder {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(2));

    private static final Prompt PROMPT = Prompt.of(CompanyFinder.class);

    private final ProspectSearch prospects;
    private final Model model;
    private final CompanySearch search;

    public CompanyFinder(ProspectSearch prospects, Model model) {
        this.prospects = prospects;
        this.model = model;
        this.search = new CompanySearch(prospects, model);
    }

    /** Whom to ask; a register is asked once, the web as often as there are queries. */
    public SearchTaskPlan plan(LeadIntent intent, int most, View view) {
        boolean web = prospects.searchesWeb(view);
        var asked = web ? model : Model.rules(); // queries are for the web alone
        var answered = asked.answered(
                PROMPT.quote("market", intent.market()).quote("request", intent.userIntent()),
                QueriesOutput.class,
                () -> new QueriesOutput(queries(intent)));
        var query = new ProspectQuery(intent.industry(), intent.country(), List.of(), most);
        var tasks = new ArrayList<SearchTask>();
        prospects.registers(view).forEach(register -> tasks.add(new SearchTask(register, query, "")));
        if (web) {
            answered.value().queries().forEach(words -> tasks.add(new SearchTask(SearchTask.WEB, query, words)));
        }
        return new SearchTaskPlan(tasks, answered.by());
    }

    public SearchTaskResult look(SearchTask task, View view) {
        return search.look(task, view);
    }

    private static List<String> queries(LeadIntent intent) {
        return List.of(
                "leading " + intent.industry() + " companies in " + intent.country(),
                "fastest growing " + intent.industry() + " companies " + intent.country(),
                intent.industry() + " market leaders " + intent.country() + " customers revenue growth",
                "award winning " + intent.industry() + " company " + intent.country());
    }

    /** Queries for a search engine as a model writes them. */
    public record QueriesOutput(List<String> queries) {
        private static final int MOST = 8;

        public QueriesOutput {
            queries = List.copyOf(queries);
            if (queries.isEmpty() || queries.size() > MOST) {
                throw new IllegalArgumentException("give 1 to " + MOST + " queries, not " + queries.size());
            }
            queries.stream()
                    .filter(query -> query.contains("://")
                            || query.toLowerCase(Locale.ROOT).contains("www."))
                    .findFirst()
                    .ifPresent(query -> {
                        throw new IllegalArgumentException("a query has words and no link, unlike '" + query + "'");
                    });
            queries.stream()
                    .filter(query -> query.isBlank() || query.length() > 200)
                    .findFirst()
                    .ifPresent(query -> {
                        throw new IllegalArgumentException("a query has up to 200 characters, unlike '" + query + "'");
                    });
        }
    }
}
