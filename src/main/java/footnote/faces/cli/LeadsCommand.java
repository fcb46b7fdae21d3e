package footnote.faces.cli;

import footnote.evidence.CrmFiles;
import footnote.evidence.SuppressionList;
import footnote.workflows.leads.Leads;
import footnote.workflows.leads.LeadsRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds leads. */
@Command(
        name = "leads",
        description = "Find what successful companies of a market have in common, and leads that share it.")
final class LeadsCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(
            arity = "1..*",
            paramLabel = "REQUEST",
            description = "In your words: \"Find leads for SaaS companies in France\".")
    private List<String> words = List.of();

    @Option(names = "--companies", paramLabel = "N", description = "Successful companies to compare (default 15).")
    private int companies = 15;

    @Option(names = "--leads", paramLabel = "N", description = "Leads to look into at most (default 50).")
    private int leads = 50;

    @Option(names = "--comparison", paramLabel = "N", description = "Ordinary companies beside them (default 60).")
    private int comparison = 60;

    @Option(
            names = "--expire",
            paramLabel = "DAYS",
            description = "Days after which a signal no longer counts (default 90).")
    private int expire = 90;

    @Option(names = "--exclude", paramLabel = "FILE", description = "Companies you have: a CRM export (CSV).")
    private Optional<Path> exclude = Optional.empty();

    @Option(names = "--contacts", paramLabel = "FILE", description = "Your own contacts (CSV), joined by domain.")
    private Optional<Path> contacts = Optional.empty();

    @Option(
            names = "--suppress",
            paramLabel = "FILE",
            description = "Domains and mail addresses never to contact: a domain keeps its company out of every file.")
    private Optional<Path> suppress = Optional.empty();

    @Option(names = "--new-only", description = "Deliver only companies and signals no earlier run delivered.")
    private boolean onlyNew;

    @Option(
            names = "--session",
            paramLabel = "S",
            description = "Name of the conversation, for follow-ups such as \"and in Germany?\".")
    private Optional<String> session = Optional.empty();

    @Option(names = "--yes", description = "Accept the request as understood, the patterns, and every widening.")
    private boolean yes;

    LeadsCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var request = new LeadsRequest(
                String.join(" ", words),
                companies,
                leads,
                comparison,
                expire,
                onlyNew,
                session,
                file(exclude),
                file(contacts),
                file(suppress));
        request.exclude().map(Path::of).ifPresent(CrmFiles::checkText);
        request.contacts().map(Path::of).ifPresent(CrmFiles::checkText);
        request.suppress().map(Path::of).ifPresent(SuppressionList::read);
        CostNotice.of(Leads.calls(request), context);
        var run = context.desk()
                .engine()
                .start(Leads.NAME, request.query(), request, context.options(yes), Context.session(session));
        return new RunDriver(context).begin(run);
    }

    private Optional<String> file(Optional<Path> path) {
        return path.map(each -> context.folder().resolve(each).normalize().toString());
    }
}
