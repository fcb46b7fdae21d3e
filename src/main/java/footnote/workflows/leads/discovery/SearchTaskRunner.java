package footnote.workflows.leads.discovery;

import footnote.domain.opinion.MissingInput;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Run;
import footnote.workflows.leads.discovery.SearchTask.SearchTaskResult;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Runs searches at once; those that fail are gaps, and when all fail the reader is asked what to do. */
public final class SearchTaskRunner {
    private SearchTaskRunner() {}

    /** An address is told without its query, which may fill a page. */
    private static String brief(String why) {
        return why.replaceAll("(https?://[^\\s?]+)\\?\\S+", "$1");
    }

    public static List<SearchTaskResult> done(
            String name,
            List<SearchTask> tasks,
            List<MissingInput> gaps,
            Run run,
            Function<SearchTask, SearchTaskResult> look) {
        var outcomes = run.each(name, tasks, SearchTaskResult.class, CompanyFinder.RETRY_POLICY, look);
        var failed = new ArrayList<MissingInput>();
        for (int i = 0; i < tasks.size(); i++) {
            if (outcomes.get(i) instanceof Outcome.Gap<SearchTaskResult> gap) {
                failed.add(new MissingInput(tasks.get(i).toString(), brief(gap.why())));
            }
        }
        var finds = Outcome.values(outcomes);
        boolean nothing = finds.stream().allMatch(find -> find.prospects().isEmpty());
        if (!failed.isEmpty() && nothing && Consent.retried("no source could be searched", failed, run)) {
            return done(name, tasks, gaps, run, look);
        }
        gaps.addAll(failed);
        if (nothing) { // a source that has none is worth a word only where no other has any
            finds.stream().flatMap(find -> find.gap().stream()).forEach(gaps::add);
        }
        return finds;
    }
}
