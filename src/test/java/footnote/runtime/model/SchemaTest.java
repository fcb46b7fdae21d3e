package footnote.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.runtime.json.Json;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SchemaTest {
    enum Mood {
        GOOD,
        BAD
    }

    record Inner(BigDecimal netMargin, LocalDate day) {}

    sealed interface Choice {
        record BuyMore(int shares) implements Choice {}

        record Hold() implements Choice {}
    }

    record Outer(
            @JsonPropertyDescription("what it is called") String fullName,
            List<Inner> inners,
            Mood mood,
            Optional<String> remark,
            Map<String, Double> weights,
            Choice choice,
            boolean sure) {}

    record Loop(List<Loop> loops) {}

    @Test
    void describesARecordAsItIsWritten() {
        var schema = Schema.of(Outer.class);

        assertThat(schema.toString()).isEqualTo("""
                        {"type":"object","properties":{\
                        "full_name":{"type":"string","description":"what it is called"},\
                        "inners":{"type":"array","items":{"type":"object","properties":{"net_margin":{"type":"number"},\
                        "day":{"type":"string","format":"date"}},"required":["net_margin","day"],"additionalProperties":false}},\
                        "mood":{"type":"string","enum":["GOOD","BAD"]},\
                        "remark":{"type":"string"},\
                        "weights":{"type":"object","additionalProperties":{"type":"number"}},\
                        "choice":{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["buy_more"]},\
                        "shares":{"type":"integer"}},"required":["type","shares"],"additionalProperties":false},\
                        {"type":"object","properties":{"type":{"type":"string","enum":["hold"]}},"required":["type"],\
                        "additionalProperties":false}]},\
                        "sure":{"type":"boolean"}},\
                        "required":["full_name","inners","mood","weights","choice","sure"],"additionalProperties":false}""");
    }

    @Test
    void fitsWhatJsonWrites() {
        var value = new Outer(
                "Acme",
                List.of(new Inner(new BigDecimal("0.21"), LocalDate.of(2026, 1, 5))),
                Mood.GOOD,
                Optional.empty(),
                Map.of("a", 0.5),
                new Choice.BuyMore(3),
                true);

        assertThat(SchemaCheck.strict(Json.tree(Json.write(value)), Schema.of(Outer.class)))
                .isEmpty();
        assertThat(Json.read(Json.write(value), Outer.class)).isEqualTo(value);
    }

    @Test
    void refusesARecordThatHoldsItself() {
        assertThatThrownBy(() -> Schema.of(Loop.class)).hasMessageContaining("Loop holds itself");
    }

    @Test
    void saysWhatIsWrongWithAValue() {
        assertThat(wrong("{\"mood\":\"GOOD\"}")).isEqualTo("'full_name' is missing");
        assertThat(wrong(good().replace("GOOD", "SO SO")))
                .isEqualTo("'mood' is \"SO SO\"; it is one of [\"GOOD\",\"BAD\"]");
        assertThat(wrong(good().replace("\"hold\"", "\"sell\"")))
                .isEqualTo("'choice.type' is \"sell\"; it is one of [buy_more, hold]");
        assertThat(wrong(good().replace("\"net_margin\":1", "\"net_margin\":\"high\"")))
                .isEqualTo("'inners[0].net_margin' is \"high\", not a number");
    }

    @Test
    void mendsTheCaseOfANameInAnAnswer() {
        var answer = Json.tree(good().replace("GOOD", "good"));

        assertThat(SchemaCheck.lenient(answer, Schema.of(Outer.class))).isEmpty();
        assertThat(answer.path("mood").asString()).isEqualTo("GOOD");
        assertThat(SchemaCheck.strict(Json.tree(good().replace("GOOD", "good")), Schema.of(Outer.class)))
                .isPresent();
    }

    private static String wrong(String json) {
        return SchemaCheck.lenient(Json.tree(json), Schema.of(Outer.class)).orElse("nothing");
    }

    private static String good() {
        return "{\"full_name\":\"x\",\"inners\":[{\"net_margin\":1,\"day\":\"2026-01-05\"}],\"mood\":\"GOOD\",\"weights\":{},"
                + "\"choice\":{\"type\":\"hold\"},\"sure\":true}";
    }
}
