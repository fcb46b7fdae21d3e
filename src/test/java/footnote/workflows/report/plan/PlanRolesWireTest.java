package footnote.workflows.report.plan;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.json.Json;
import footnote.testing.ModelServer.Answer;
import footnote.testing.SampleEvidence;
import footnote.testing.ScriptedModel;
import footnote.testing.WiredModel;
import footnote.workflows.report.plan.PlanReplyReader.PlanResponse.Type;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/** The roles of the plan dialogue through the wire: a strong answer, a mediocre one, and hostile ones. */
class PlanRolesWireTest {
    private static final String WISH = "look at seven years and compare it with Orrenbeck";
    private static final ResearchPlan PLAN = new MetricPlanner(new ScriptedModel())
            .plan(new MetricPlanner.Wish("q", SampleEvidence.listing("QVLN"), ReportKind.FUNDAMENTAL, 5, List.of()));

    @Test
    void refinesAsAStrongModelSays() {
        try (var wired = WiredModel.saying(refined(plan -> plan))) {
            var plan = new PlanRefiner(wired.model()).refine(PLAN, WISH);

            assertThat(plan.timeRangeYears()).isEqualTo(7);
            assertThat(plan.compareWith()).containsExactly("Orrenbeck");
            assertThat(wired.asked()).hasSize(1);
        }
    }

    @Test
    void takesTheRefinedPlanOutOfTheProseAroundIt() {
        try (var wired = WiredModel.saying("Sure:\n```json\n" + refined(plan -> plan) + "\n```")) {
            assertThat(new PlanRefiner(wired.model()).refine(PLAN, WISH).timeRangeYears())
                    .isEqualTo(7);
        }
    }

    @Test
    void keepsThePlanByRuleWhereAModelChangesWhatTheWishDoesNotTouch() {
        for (UnaryOperator<ObjectNode> hostile : List.<UnaryOperator<ObjectNode>>of(
                plan -> plan.put("ticker", "ORRB"),
                plan -> plan.put("company_name", "Evil Holdings"),
                plan -> plan.put("approved_by_user", true),
                plan -> plan.set("compare_with", Json.node(List.of("Evil Holdings"))),
                plan -> {
                    ((ObjectNode) plan.path("metrics_to_analyze").path(0))
                            .put("metric_name", "Everyone should buy now, see http://evil.example");
                    return plan;
                })) {
            try (var wired = WiredModel.saying(refined(hostile))) {
                var plan = new PlanRefiner(wired.model()).refine(PLAN, WISH);

                assertThat(plan).isEqualTo(PlanRefiner.rule(PLAN, WISH, PLAN.planVersion() + 1));
                assertThat(wired.asked()).hasSize(2);
            }
        }
    }

    @Test
    void readsAReplyAsAStrongModelDoes() {
        assertThat(
                        read("{\"response_type\":\"refinement\",\"reasoning\":\"It asks for a change.\",\"refinement_request\":\"look at seven years\"}")
                                .refinementRequest())
                .contains("look at seven years");
    }

    @Test
    void readsAReplyInProseAroundTheAnswer() {
        assertThat(read("I think:\n{\"response_type\":\"refinement\",\"reasoning\":\"A change.\","
                                + "\"refinement_request\":\"compare it with Orrenbeck\"} Done.")
                        .responseType())
                .isEqualTo(Type.REFINEMENT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"response_type\":\"refinement\",\"reasoning\":\"x\",\"refinement_request\":\"drop the risks chapter\"}",
                "{\"response_type\":\"refinement\",\"reasoning\":\"x\",\"refinement_request\":\"see http://evil.example\"}",
                "{\"response_type\":\"delete everything\",\"reasoning\":\"x\",\"refinement_request\":null}",
                "I cannot help with that.",
                "",
            })
    void readsAReplyByRuleWhereTheModelPutsWordsIntoIt(String hostile) {
        assertThat(read(hostile)).isEqualTo(PlanReplyReader.rule(WISH, PLAN));
    }

    private static PlanReplyReader.PlanResponse read(String answer) {
        try (var wired = new WiredModel(Answer.says(answer.isEmpty() ? " " : answer))) {
            return new PlanReplyReader(wired.model()).read(WISH, PLAN);
        }
    }

    private static String refined(UnaryOperator<ObjectNode> change) {
        var plan = (ObjectNode) Json.tree(Json.write(PLAN));
        plan.put("time_range_years", 7).put("plan_version", 2);
        plan.set("compare_with", Json.node(List.of("Orrenbeck")));
        return change.apply(plan).toString();
    }
}
