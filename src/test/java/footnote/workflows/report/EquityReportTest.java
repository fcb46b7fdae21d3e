package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.EvidenceReader;
import footnote.publication.report.ReportCheck;
import footnote.runtime.json.Json;
import footnote.runtime.model.Images;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflow;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Attempt.Worked;
import footnote.runtime.run.storage.StepRow;
import footnote.runtime.sandbox.Sandbox;
import footnote.sources.sample.SampleMarket;
import footnote.testing.Bench;
import footnote.testing.BreakingRun;
import footnote.testing.Databases;
import footnote.testing.SampleEvidence;
import footnote.testing.ScriptedModel;
import footnote.workflows.report.ReportOutcome.Publication;
import footnote.workflows.report.plan.PlanProposal;
import footnote.workflows.report.plan.ResearchPlan;
import footnote.workflows.report.text.AnalysisSections;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EquityReportTest {
    private static final RunOptions ASKING =
            new RunOptions(true, Optional.of(SampleMarket.today()), BigDecimal.ONE, false, Optional.empty());

    private final List<Bench> benches = new ArrayList<>();

    @AfterEach
    void close() {
        benches.forEach(Bench::close);
    }

    private static EquityReport report(EvidenceReader room) {
        return new EquityReport(room, new ScriptedModel(), new ScriptedModel());
    }

    private Bench bench(Workflow<ReportRequest, ReportOutcome> workflow) {
        var bench = Bench.with(
                Databases.SQLITE.fresh(), new Workflows().with("report", ReportRequest.class, workflow), "test");
        benches.add(bench);
        return bench;
    }

    private static ReportRequest asking(String query, ReportRequest.Printing printing) {
        return new ReportRequest(query, Optional.of("s"), Optional.empty(), List.of(), Optional.empty(), printing);
    }

    private static RunId start(Bench bench, String query, RunOptions options) {
        return start(bench, asking(query, ReportRequest.Printing.STANDARD), options);
    }

    /** A report of a few charts and without a PDF, where the run matters and not the paper. */
    private static RunId startSmall(Bench bench, String query) {
        return start(
                bench,
                asking(query, new ReportRequest.Printing(3, true, false, 1, Optional.empty())),
                ASKING.withYes());
    }

    private static RunId start(Bench bench, ReportRequest request, RunOptions options) {
        return bench.engine.start("report", request.query(), request, options, Optional.of("s"));
    }

    private static ReportOutcome outcome(Bench bench, RunId id) {
        return Json.read(bench.engine.runs().find(id).orElseThrow().result().orElseThrow(), ReportOutcome.class);
    }

    @Test
    void writesAWholeReportWithPicturesAndAnswersAFollowUpFromIt() throws IOException {
        var asked = new ConcurrentLinkedQueue<String>();
        Images images = prompt -> {
            asked.add(prompt.question());
            return prompt.question().contains("business model") ? Optional.of(blue()) : Optional.empty();
        };
        var bench = bench(new EquityReport(
                SampleEvidence.open(),
                new ScriptedModel(),
                new ScriptedModel(),
                new EquityReport.Drawing(images, Sandbox::none)));
        var id = start(bench, "Do a fundamental analysis of Quavelin Systems", ASKING.withYes());

        bench.engine.attempt(id);
        var outcome = outcome(bench, id);
        var next = start(bench, "what was its operating margin?", ASKING.withYes());
        bench.engine.attempt(next);

        var publication = outcome.publication().orElseThrow();
        assertThat(publication.charts()).hasSizeGreaterThanOrEqualTo(12);
        assertThat(publication.infographics()).hasSizeGreaterThanOrEqualTo(3);
        assertThat(publication.files())
                .extracting(Publication.PrintedFile::name)
                .contains("equity_report.html", "equity_report.pdf", "ledger.json", "chart_1.png", "infographic_3.png");
        var answer = outcome(bench, next);
        assertThat(answer.publication()).isEmpty();
        assertThat(answer.said().getFirst().references()).isNotEmpty();
        assertThat(bench.engine.runs().steps(next))
                .extracting(StepRow::path)
                .containsExactlyInAnyOrder("validate", "classify", "answer");
        assertThat(asked).hasSizeGreaterThanOrEqualTo(3);
        showsWhatTheImageModelPaintedAndTheDesignedPictureWhereItFailed(bench.outputs.resolve(id.toString()));
    }

    private static void showsWhatTheImageModelPaintedAndTheDesignedPictureWhereItFailed(Path folder)
            throws IOException {
        var page = Files.readString(folder.resolve("equity_report.html"));
        assertThat(page).containsOnlyOnce("data:image/jpeg;base64,").contains("Drawn by an image model");
        assertThat(ImageIO.read(folder.resolve("infographic_1.png").toFile()).getRGB(600, 400) & 0xFF)
                .isGreaterThan(250);
        assertThat(ReportCheck.of(page, Files.readString(folder.resolve("ledger.json")))
                        .doubts())
                .isEmpty();
    }

    private static byte[] blue() {
        var image = new BufferedImage(600, 400, BufferedImage.TYPE_INT_RGB);
        Arrays.fill(((DataBufferInt) image.getRaster().getDataBuffer()).getData(), 0x0000FF);
        var out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    @Test
    void ranksTheMembersOfASectorWithoutACompany() {
        var bench = bench(report(SampleEvidence.open()));
        var id = startSmall(bench, "Compare the software sector in the United States");

        bench.engine.attempt(id);

        var outcome = outcome(bench, id);
        assertThat(outcome.finding())
                .hasValueSatisfying(finding -> assertThat(finding).contains("fair value"));
        assertThat(outcome.said().getFirst().text()).contains("Quavelin Systems", "Orrenbeck Software");
        assertThat(outcome.heading()).isEqualTo("Sector comparison");
        assertThat(bench.engine.runs().steps(id))
                .extracting(StepRow::path)
                .contains("members", "publish")
                .doesNotContain("resolve");
    }

    @Test
    void setsTheCompaniesNamedSideBySideAndNoOther() {
        var bench = bench(report(SampleEvidence.open()));
        var id = startSmall(bench, "Compare Orrenbeck Software with Quavelin Systems");

        bench.engine.attempt(id);

        assertThat(outcome(bench, id).said().getFirst().text())
                .contains("Orrenbeck Software", "Quavelin Systems")
                .doesNotContain("Kaverix");
    }

    @Test
    void aSectorThatNobodyListsIsToldSo() {
        var bench = bench(report(SampleEvidence.open()));
        var id = start(bench, "Compare the unicorn sector", ASKING.withYes());

        bench.engine.attempt(id);

        assertThat(bench.engine.runs().find(id).orElseThrow().status()).isEqualTo(Status.REFUSED);
    }

    @Test
    void fetchesNothingButIdentityBeforeApproval() {
        var bench = bench(report(SampleEvidence.open()));
        var id = start(bench, "Do a fundamental analysis of Quavelin Systems", ASKING);

        bench.engine.attempt(id);

        assertThat(bench.engine.runs().find(id).orElseThrow().status()).isEqualTo(Status.WAITING);
        assertThat(bench.engine.runs().steps(id))
                .extracting(StepRow::path)
                .containsExactlyInAnyOrder("validate", "classify", "resolve", "plan");
        assertThat(bench.engine.runs().answers(id, "evidence")).isEmpty();
    }

    @Test
    void refinesInPlainWordsAndShowsWhatChanged() {
        var bench = bench(report(SampleEvidence.open()));
        var id = start(bench, "Do a fundamental analysis of Quavelin Systems", ASKING);
        bench.engine.attempt(id);

        bench.engine.reply(id, "drop P/E, add interest cover, ten years, compare with Kaverix Technologies", "reader");
        bench.engine.attempt(id);

        var proposal =
                Json.convert(bench.engine.runs().openQuestion(id).orElseThrow().proposal(), PlanProposal.class);
        assertThat(proposal.version()).isEqualTo(2);
        assertThat(proposal.years()).isEqualTo(10);
        assertThat(proposal.changed())
                .contains("added Interest cover", "dropped Price to earnings", "compared with Kaverix Technologies");
    }

    @Test
    void aNewQuestionTakesTheRunsPlaceInItsSession() {
        var bench = bench(report(SampleEvidence.open()));
        var id = start(bench, "Do a fundamental analysis of Quavelin Systems", ASKING);
        bench.engine.attempt(id);

        bench.engine.reply(id, "what about Orrenbeck Software instead?", "reader");
        bench.engine.attempt(id);
        bench.engine.attempt(id.successor());

        assertThat(bench.engine.runs().find(id).orElseThrow().status()).isEqualTo(Status.SUPERSEDED);
        var next = bench.engine.runs().find(id.successor()).orElseThrow();
        assertThat(next.status()).isEqualTo(Status.WAITING);
        assertThat(next.session()).contains("s");
        var plan = bench.engine.runs().steps(next.id()).stream()
                .filter(step -> step.path().equals("plan"))
                .findFirst()
                .orElseThrow();
        assertThat(Json.read(plan.result().orElseThrow(), ResearchPlan.class).ticker())
                .isEqualTo("ORRB");
    }

    @Test
    void refusesWhatIsOutsideItsBoundaries() {
        var bench = bench(report(SampleEvidence.open()));
        var id = start(bench, "should I buy Quavelin now?", ASKING);

        var attempt = bench.engine.attempt(id);

        assertThat(attempt).isEqualTo(new Worked(Status.REFUSED));
        assertThat(bench.engine
                        .runs()
                        .find(id)
                        .orElseThrow()
                        .fault()
                        .orElseThrow()
                        .message())
                .contains("Trading advice", "no buy or sell");
    }

    @Test
    void resumesAfterACrashAtEveryStepWithoutDoingOneAgain(@TempDir Path folder) throws IOException {
        var whole = bench(report(SampleEvidence.open()));
        var first = startSmall(whole, "Do a valuation of Tessandra Robotics");
        whole.engine.attempt(first);
        int steps = whole.engine.runs().steps(first).size();
        var verdict = whole.engine.replay(first, folder);
        assertThat(verdict.differences()).isEmpty();

        var broken = new HashSet<String>();
        var crashing = bench(BreakingRun.afterEach(broken, report(SampleEvidence.open())));
        var id = startSmall(crashing, "Do a valuation of Tessandra Robotics");
        for (int i = 0; i <= steps; i++) {
            crashing.engine.resume(id);
        }

        assertThat(crashing.engine.runs().find(id).orElseThrow().status())
                .as(crashing.engine.runs().find(id).orElseThrow().fault() + " after " + broken)
                .isEqualTo(Status.DONE);
        assertThat(broken).hasSizeGreaterThanOrEqualTo(8);
        assertThat(outcome(crashing, id).publication())
                .isEqualTo(outcome(whole, first).publication());
        assertThat(Files.list(folder)).isNotEmpty();
    }

    @Test
    void keepsTheWordsAsTheyWereStored() {
        var draft = Drafts.kept("QVLN");

        var again = Json.read(Json.write(draft.analysis()), AnalysisSections.class);

        assertThat(again).isEqualTo(draft.analysis());
    }
}
