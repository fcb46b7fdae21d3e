package footnote.faces.cli;

import footnote.Desk;
import footnote.evaluation.leads.DealOutcomes;
import footnote.evaluation.leads.LeadScore;
import footnote.evaluation.leads.LeadSelfTest;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunRow;
import footnote.workflows.leads.LeadCampaign;
import footnote.workflows.leads.Leads;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures whether leads became customers. */
@Command(
        name = "leads",
        description = "Precision and lift of a lead list on your won and lost deals; without a file, a self-test on a"
                + " fictional market.")
final class EvalLeadsCommand implements Callable<Integer> {
    /** A market nobody looked at while the ranking was made. */
    private static final long UNSEEN = 4096;

    private static final int RUNS = 200;

    private final Context context;

    @Option(names = "--outcomes", paramLabel = "FILE", description = "Deals with company, domain and outcome (CSV).")
    private Optional<Path> outcomes = Optional.empty();

    @Option(names = "--run", paramLabel = "ID", description = "The run whose leads are measured (default the latest).")
    private Optional<String> run = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", description = "The self-test's market (default 4096).")
    private long seed = UNSEEN;

    EvalLeadsCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        return outcomes.isPresent() ? onDeals(context.folder().resolve(outcomes.get())) : selfTest();
    }

    private int onDeals(Path file) {
        var deals = DealOutcomes.read(file);
        var row = run();
        var campaign = Json.read(row.result().orElse("null"), LeadCampaign.class);
        var result = deals.measure(campaign.leadReport());
        if (context.json) {
            context.console().out().println(Json.write(result));
            return Cli.DONE;
        }
        context.console()
                .out()
                .println("Leads of run " + row.id() + " ("
                        + Console.plain(campaign.intentData().market()) + "): " + result.ranked() + " of your "
                        + result.deals() + " deals are among them.");
        print(result.scores());
        if (result.ranked() < 30) {
            context.console().out().println("Fewer than 30 deals say little; treat this as a hint.");
        }
        return Cli.DONE;
    }

    private RunRow run() {
        var runs = context.desk().engine().runs();
        var row = run.map(runs::called)
                .or(() -> runs.latest(RUNS).stream()
                        .filter(each -> each.workflow().equals(Leads.NAME) && each.status() == Status.DONE)
                        .findFirst())
                .orElseThrow(
                        () -> Fault.input("there is no finished search for leads; start one with 'footnote leads'"));
        if (!row.workflow().equals(Leads.NAME) || row.status() != Status.DONE) {
            throw Fault.input("run " + row.id() + " is no finished search for leads");
        }
        return row;
    }

    private int selfTest() {
        var desk = context.desk();
        var end = desk.evidence().today(true);
        var result = new LeadSelfTest(Desk.sampleProspects(seed), end.minusYears(1), end, desk.clock()).run();
        if (context.json) {
            context.console().out().println(Json.write(result));
            return Cli.DONE;
        }
        context.console()
                .out()
                .println("Self-test on the fictional market of seed " + seed + ", as of " + result.asOf() + ": "
                        + result.candidates() + " companies of " + result.markets()
                        + " industries could have been called; a lead was good if at least two things happened to it in"
                        + " the hidden year.");
        print(result.scores());
        context.console().out().println("This proves the machinery, not skill in a real market.");
        return Cli.DONE;
    }

    private void print(List<LeadScore> scores) {
        var out = context.console().out();
        out.printf("%-8s %9s %9s %9s %9s %9s%n", "", "precision", "random", "by size", "lift", "over size");
        for (var score : scores) {
            out.printf(
                    "%-8s %9.3f %9.3f %9.3f %9.2f %9.2f%s%n",
                    "at " + score.at(),
                    score.precision(),
                    score.random(),
                    score.bySize(),
                    score.lift(),
                    score.liftOverSize(),
                    score.called() < score.at() ? "  (only " + score.called() + " ranked)" : "");
        }
    }
}
