package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.research.WhichCompany.CompanyReply;
import footnote.runtime.json.Json;
import footnote.runtime.run.ReplyForm;
import footnote.testing.WebDesk;
import footnote.workflows.leads.discovery.Consent;
import footnote.workflows.leads.intent.IntentDialog;
import footnote.workflows.leads.review.Review;
import footnote.workflows.report.plan.PlanReview;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ReplyDoorTest {
    private static WebDesk web;

    @BeforeAll
    static void start() {
        web = WebDesk.start();
    }

    @AfterAll
    static void stop() {
        web.close();
    }

    @Test
    void refusesAReplyThatLacksItsFieldAndKeepsTheRunAlive() {
        String id = web.begin("plan Acme");
        web.await(id, "waiting");

        var refused =
                web.post("/api/runs/" + id + "/replies", "{\"reply\":{\"type\":\"revise\",\"text\":\"seven years\"}}");

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("reply.wish is missing");
        assertThat(web.json(web.get("/api/runs/" + id)).path("status").asString())
                .isEqualTo("waiting");
        assertThat(web.post("/api/runs/" + id + "/replies", "{\"reply\":\"yes\"}")
                        .statusCode())
                .isEqualTo(202);
    }

    @Test
    void saysThatSomebodyElseAnsweredFirst() {
        String id = web.begin("plan Gamma");
        web.await(id, "waiting");
        var database = web.desk.database();
        database.update("CREATE TRIGGER quicker BEFORE UPDATE OF reply ON question BEGIN SELECT RAISE(IGNORE); END");

        var second = web.post("/api/runs/" + id + "/replies", "{\"reply\":\"yes\"}");
        database.update("DROP TRIGGER quicker");

        assertThat(second.statusCode()).isEqualTo(409);
        assertThat(second.body()).contains("answered first");
    }

    @Test
    void publishesWhatEachOptionIsMadeOf() {
        String id = web.begin("plan Beta");
        web.await(id, "waiting");

        var question = web.json(web.get("/api/runs/" + id)).path("questions").get(0);

        assertThat(question.path("choices").asString()).isEqualTo("approve, revise TEXT, cancel TEXT");
        assertThat(question.path("options")
                        .get(1)
                        .path("schema")
                        .path("required")
                        .toString())
                .isEqualTo("[\"type\",\"wish\"]");
    }

    @Test
    void describesEveryReplyInTheOpenApiDocument() throws IOException {
        try (var file = OpenApiEndpoint.class.getResourceAsStream("/web/openapi.json")) {
            var schemas = Json.tree(new String(file.readAllBytes(), StandardCharsets.UTF_8))
                    .path("components")
                    .path("schemas");

            for (var type : List.of(
                    PlanReview.PlanReply.class,
                    CompanyReply.class,
                    IntentDialog.IntentReply.class,
                    IntentDialog.OpenReply.class,
                    Consent.WideningReply.class,
                    Consent.TroubleReply.class,
                    Review.PatternReply.class)) {
                assertThat(schemas.path(type.getSimpleName()).path("oneOf").valueStream())
                        .as(type.getSimpleName())
                        .containsExactlyElementsOf(ReplyForm.of(type)
                                .published()
                                .valueStream()
                                .map(option -> option.path("schema"))
                                .toList());
            }
        }
    }
}
