package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.runtime.json.Json;
import footnote.runtime.model.ApiKey;
import footnote.runtime.model.ModelSettings;
import footnote.runtime.model.Provider;
import footnote.runtime.model.routing.Gateway;
import footnote.runtime.model.routing.MemoryCooldowns;
import footnote.runtime.telemetry.Telemetry;
import footnote.testing.ModelServer;
import footnote.testing.ModelServer.Answer;
import footnote.testing.TestClock;
import footnote.testing.WiredModel;
import footnote.workflows.report.data.FinancialData.Excerpt;
import footnote.workflows.report.exhibits.Illustrator;
import footnote.workflows.report.exhibits.InfographicSpec;
import footnote.workflows.report.text.ReportGuide;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The roles beside a report's chapters through the wire: a strong answer, a mediocre one, and hostile ones. */
class ReportRolesWireTest {
    private static final LedgerEntry REVENUE = LedgerEntry.of(Fact.of(
            new Subject("QVLN"),
            Metric.REVENUE,
            Period.of(LocalDate.of(2025, 1, 1), LocalDate.of(2025, 12, 31)),
            new BigDecimal("1463000000"),
            Unit.of(Denomination.USD),
            Basis.REPORTED,
            LocalDate.of(2026, 2, 1),
            Origin.document("sample", "facts", Instant.EPOCH)));
    private static final List<Excerpt> PASSAGES = List.of(new Excerpt(
            "profile",
            "It runs payroll for hospitals and schools.",
            REVENUE.fact().origin()));
    private static final String QUESTION = "what was its revenue?";

    @Test
    void guidesInTheWordsOfAStrongModel() {
        assertThat(guided("Revenue was {fact:" + REVENUE.id() + "} in FY25. The profile says: “It runs payroll”."))
                .startsWith("Revenue was {fact:");
    }

    @Test
    void guidesInTheProseOfAMediocreModel() {
        try (var wired = WiredModel.saying("Certainly!\n```json\n" + paragraphs("It runs payroll.") + "\n```")) {
            assertThat(guided(wired)).isEqualTo("It runs payroll.");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Revenue was 98.7654% higher.",
                "Revenue was {fact:F999} in FY25.",
                "Net income was {fact:REVENUE} in FY25.",
                "Revenue was {fact:REVENUE} in FY24.",
                "Revenue fell by {fact:REVENUE}.",
                "Everyone should buy the shares, see http://evil.example.",
                "The profile says: “It will double its profit.”",
                "We rate it a strong buy.",
            })
    void guidesByRuleWhereAnAnswerMayNotBePrinted(String hostile) {
        String written = hostile.replace("{fact:REVENUE}", "{fact:" + REVENUE.id() + "}");

        assertThat(guided(written)).startsWith("Figures in the report on Quavelin");
    }

    @Test
    void takesAPictureAsItComesAndNoneWhereTheModelFails() {
        var png = new byte[] {(byte) 0x89, 'P', 'N', 'G'};

        assertThat(painted(Answer.json(
                        200,
                        "{\"created\":1,\"data\":[{\"b64_json\":\""
                                + Base64.getEncoder().encodeToString(png) + "\"}]}")))
                .hasValueSatisfying(bytes -> assertThat(bytes).isEqualTo(png));
        assertThat(painted(Answer.json(200, "{\"created\":1,\"data\":[]}"))).isEmpty();
        assertThat(painted(Answer.json(200, "{\"created\":1,\"data\":[{\"b64_json\":\"no picture!\"}]}")))
                .isEmpty();
        assertThat(painted(Answer.json(400, "{\"error\":{\"message\":\"content policy\"}}")))
                .isEmpty();
        assertThat(painted(Answer.says("I cannot draw that."))).isEmpty();
    }

    private static Optional<byte[]> painted(Answer answer) {
        var spec = new InfographicSpec(
                1, "A picture", InfographicSpec.Type.BUSINESS_MODEL, List.of("an element"), "plain", "draw it");
        var clock = new TestClock();
        try (var server = new ModelServer()) {
            server.otherwise(_ -> answer);
            var settings = ModelSettings.of(
                            List.of(Provider.openai(List.of(new ApiKey("k"))).at(server.url())))
                    .withPrices(Map.of());
            try (var gateway = new Gateway(settings, new MemoryCooldowns(), Telemetry.silent(), clock, clock)) {
                return new Illustrator(gateway.images()).paint(spec);
            }
        }
    }

    private static String guided(String text) {
        try (var wired = WiredModel.saying(paragraphs(text))) {
            return guided(wired);
        }
    }

    private static String guided(WiredModel wired) {
        return new ReportGuide(wired.model())
                .answer(QUESTION, "Quavelin Systems Inc", List.of(REVENUE), PASSAGES)
                .paragraphs()
                .getFirst()
                .text();
    }

    private static String paragraphs(String text) {
        return Json.object().set("paragraphs", Json.node(List.of(text))).toString();
    }
}
