package footnote.faces.cli;

import footnote.config.SampleListing;
import footnote.config.Setting;
import footnote.delivery.mail.EmailPreview;
import footnote.faces.front.RunAccess;
import footnote.faces.menu.WorkflowMenu;
import footnote.faces.web.DemoPage;
import footnote.publication.report.PagePictures;
import footnote.publication.report.PrintedReport;
import footnote.runtime.event.EventBus.Watch;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunFolder;
import footnote.runtime.run.storage.RunRow;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskRequest;
import footnote.workflows.leads.Leads;
import footnote.workflows.leads.LeadsRequest;
import footnote.workflows.movers.Movers;
import footnote.workflows.movers.MoversRequest;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Runs the five workflows on the sample market and writes a page of what came out. */
@Command(
        name = "demo",
        description =
                "Run the five workflows on the fictional sample market, offline, and write a page of the results.")
final class DemoCommand implements Callable<Integer> {
    private static final int MOST_PAGES = 12;
    private static final float COVER_DPI = 110;
    private static final float PAGE_DPI = 60;

    private final Context context;

    DemoCommand(Context context) {
        this.context = context;
    }

    /** One workflow to run: its name, what its words are on the command line, and its request. */
    private record Order(String workflow, String words, Object request) {
        String title() {
            return words.isEmpty() ? workflow : words.replace("\"", "");
        }

        String command() {
            return "./footnote " + workflow + " " + words + (words.isEmpty() ? "" : " ") + "--offline"
                    + (workflow.equals(EquityReport.NAME) || workflow.equals(Leads.NAME) ? " --yes" : "");
        }
    }

    @Override
    public Integer call() {
        context.flag(Setting.OFFLINE, "true");
        long began = System.nanoTime();
        var folder = Path.of(context.writable(context.out.orElse(Path.of("footnote-demo"))));
        var orders = orders();
        var parts = new ArrayList<DemoPage.Part>();
        var pages = 0;
        try (var progress = new DemoProgress(context.console(), orders.size() + 1)) {
            for (var order : orders) {
                progress.begin(order.command());
                long before = System.nanoTime();
                var run = done(order, folder.resolve(order.workflow()), progress);
                parts.add(new DemoPage.Part(order.workflow(), order.command(), run, since(before)));
                progress.end(run.status() == Status.DONE, since(before));
            }
            progress.begin("page of the results");
            long before = System.nanoTime();
            pages = pictures(folder.resolve(EquityReport.NAME));
            mail(folder.resolve(Movers.NAME));
            var front = new RunAccess(context.desk(), WorkflowMenu.standard());
            new RunFolder(folder)
                    .write(
                            "index.html",
                            new DemoPage(front).html(parts, pages, since(began)).getBytes(StandardCharsets.UTF_8));
            progress.end(true, since(before));
        }
        context.console().out().println("Open " + folder.resolve("index.html"));
        return parts.stream().allMatch(part -> part.run().status() == Status.DONE) ? Cli.DONE : Cli.FAILED;
    }

    private static long since(long nanos) {
        return (System.nanoTime() - nanos) / 1_000_000;
    }

    private List<Order> orders() {
        var company = SampleListing.all().getFirst();
        String symbol = company.ticker().symbol();
        String question = "Why did " + company.name().split(" ", 2)[0] + "'s revenue grow?";
        String market = "Find leads for SaaS companies in France";
        return List.of(
                new Order(
                        EquityReport.NAME,
                        symbol,
                        new ReportRequest(
                                symbol,
                                Optional.empty(),
                                Optional.empty(),
                                List.of(),
                                Optional.empty(),
                                ReportCommand.printing(context.settings()))),
                new Order(
                        Ask.NAME,
                        quoted(question),
                        new AskRequest(
                                question, Optional.empty(), List.of(), Optional.empty(), true, Optional.empty())),
                new Order(Analyze.NAME, symbol, new AnalysisRequest(symbol, Optional.empty())),
                new Order(Movers.NAME, "", MoversRequest.of(MoversRequest.NASDAQ, "3mo", "")),
                new Order(Leads.NAME, quoted(market), LeadsRequest.of(market, Optional.empty())));
    }

    private static String quoted(String words) {
        return "\"" + words + "\"";
    }

    private RunRow done(Order order, Path folder, DemoProgress progress) {
        var engine = context.desk().engine();
        var options = new RunOptions(
                true, Optional.of(context.view().asOf()), BigDecimal.ZERO, true, Optional.of(folder.toString()));
        var id = engine.start(order.workflow(), order.title(), order.request(), options, Optional.empty());
        context.desk().runQueue().guard(id);
        try (Watch _ = engine.events().watch(id.value(), progress::show)) {
            engine.attempt(id);
        } finally {
            context.desk().runQueue().unguard(id);
        }
        return engine.runs().find(id).orElseThrow();
    }

    /** Pictures of the report's pages, the first one larger; how many there are. */
    private static int pictures(Path report) {
        var folder = new RunFolder(report);
        var document = read(report.resolve(PrintedReport.DOCUMENT));
        if (document.isEmpty()) {
            return 0;
        }
        folder.write("page-1.png", PagePictures.of(document.get(), 1, COVER_DPI).getFirst());
        var pages = PagePictures.of(document.get(), MOST_PAGES, PAGE_DPI);
        for (int page = 1; page < pages.size(); page++) {
            folder.write("page-" + (page + 1) + ".png", pages.get(page));
        }
        return pages.size();
    }

    private static void mail(Path movers) {
        read(movers.resolve("mover.eml")).flatMap(EmailPreview::html).ifPresent(html -> new RunFolder(movers)
                .write("mail.html", html.getBytes(StandardCharsets.UTF_8)));
    }

    private static Optional<byte[]> read(Path file) {
        try {
            return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
