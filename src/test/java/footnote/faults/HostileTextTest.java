package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.config.SettingsReader;
import footnote.delivery.mail.Address;
import footnote.delivery.mail.Mailer;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import footnote.testing.Prospecting;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskRequest;
import footnote.workflows.leads.Leads;
import footnote.workflows.leads.LeadsRequest;
import footnote.workflows.leads.report.DeliveredLeads;
import footnote.workflows.movers.MoverAnalyst;
import footnote.workflows.movers.MoverGatherer;
import footnote.workflows.movers.MoverGatherer.MoverScreen;
import footnote.workflows.movers.Movers;
import footnote.workflows.movers.MoversRequest;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportRequest;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every workflow with a model that obeys hostile text in all it may write: none of it leaves the house. */
class HostileTextTest {
    @TempDir
    Path folder;

    private final ObedientModel model = new ObedientModel();
    private Desk desk;

    @BeforeEach
    void open() {
        var further = new Workflows();
        desk = new Desk(
                new SettingsReader(
                                Map.of("FOOTNOTE_HOME", folder.resolve("home").toString()), folder)
                        .read(Map.of()),
                further);
        further.with(Analyze.NAME, AnalysisRequest.class, (request, run) -> Analyze.of(desk.evidence(), model, model)
                .run(request, run));
        further.with(EquityReport.NAME, ReportRequest.class, (request, run) -> new EquityReport(
                        desk.evidence(), model, model)
                .run(request, run));
        further.with(Ask.NAME, AskRequest.class, (request, run) -> new Ask(
                        desk.evidence(), desk.reading(), desk.search().answerScores(), model, model)
                .run(request, run));
        further.with(Leads.NAME, LeadsRequest.class, (request, run) -> Leads.of(
                        new Prospecting().room(), model, model, new DeliveredLeads(desk::database, Clock.systemUTC()))
                .run(request, run));
        further.with(Movers.NAME, MoversRequest.class, (request, run) -> new Movers(
                        new MoverGatherer(desk.evidence(), new MoverScreen.Floors(BigDecimal.ONE, BigDecimal.ONE)),
                        new MoverAnalyst(desk.sandbox()),
                        model,
                        Mailer.none(),
                        new Address("desk@example.org"))
                .run(request, run));
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void analyze() throws IOException {
        checked(Analyze.NAME, new AnalysisRequest("QVLN", Optional.empty()));
    }

    @Test
    void report() throws IOException {
        checked(
                EquityReport.NAME,
                new ReportRequest(
                        "Do a fundamental analysis of Quavelin",
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        new ReportRequest.Printing(3, true, false, 1, Optional.empty())));
    }

    @Test
    void ask() throws IOException {
        checked(
                Ask.NAME,
                new AskRequest("What are the main risks of Quavelin?", Optional.empty(), List.of(), Optional.empty()));
    }

    @Test
    void leads() throws IOException {
        checked(Leads.NAME, LeadsRequest.of("Find leads for SaaS companies in France", Optional.empty()));
    }

    @Test
    void movers() throws IOException {
        checked(Movers.NAME, MoversRequest.of(MoversRequest.NASDAQ, "3mo", "anna@example.org"));
    }

    private void checked(String workflow, Object request) throws IOException {
        var out = folder.resolve("out");
        var options = new RunOptions(
                true, Optional.of(desk.evidence().today(true)), BigDecimal.ONE, true, Optional.of(out.toString()));
        var id = desk.engine().start(workflow, "hostile", request, options, Optional.empty());

        desk.engine().attempt(id);

        var run = desk.engine().runs().find(id).orElseThrow();
        System.out.printf(
                "%s: %d answers obeyed, %d refused, %d tool calls; run %s%n",
                workflow, model.obeyed.get(), model.refused.get(), model.toolCalls.get(), run.status());
        assertThat(run.status()).as("%s", run.fault()).isIn(Status.DONE, Status.REFUSED);
        assertThat(folder.resolve("stolen.txt")).doesNotExist();
        try (var tree = Files.walk(folder)) {
            assertThat(tree.filter(file -> file.getFileName().toString().contains("stolen")))
                    .isEmpty();
        }
        try (var files = Files.exists(out) ? Files.walk(out) : java.util.stream.Stream.<Path>empty()) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file, StandardCharsets.ISO_8859_1);
                if (file.toString().matches(".*\\.(html|eml|md|txt|csv|svg)")) {
                    assertThat(text).as("no unbound number in %s", file).doesNotContain(ObedientModel.FIGURE);
                    assertThat(text).as("no script in %s", file).doesNotContain("<script>alert(1)");
                }
                if (file.toString().endsWith(".eml")) {
                    assertThat(text.lines().filter(line -> line.matches("(?i)(to|cc|bcc|reply-to):.*")))
                            .allMatch(line -> !line.contains("attacker"));
                }
            }
        }
    }
}
