package footnote.faces.cli;

import footnote.config.SampleListing;
import footnote.runtime.json.Json;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Lists the fictional companies. */
@Command(name = "sample", description = "List the fictional companies of --offline and --sample.")
final class SampleCommand implements Callable<Integer> {
    private final Context context;

    SampleCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var companies = SampleListing.all();
        var console = context.console();
        if (context.json) {
            console.out().println(Json.write(companies));
            return Cli.DONE;
        }
        console.out()
                .println(console.dim("All of these are invented; they are served under --offline and --sample alone."));
        companies.forEach(company -> console.out()
                .printf(
                        "%-12s %-8s %-34s %s%n",
                        company.ticker(), company.market().label(), company.name(), console.dim(company.story())));
        return Cli.DONE;
    }
}
