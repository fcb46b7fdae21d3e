package footnote.runtime.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.json.Json;
import footnote.runtime.run.ReplyFormTest.Reply.Approve;
import footnote.runtime.run.ReplyFormTest.Reply.Cancel;
import footnote.runtime.run.ReplyFormTest.Reply.Revise;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplyFormTest {
    private final ReplyForm form = ReplyForm.of(Reply.class);

    sealed interface Reply {
        record Approve() implements Reply {}

        record Revise(String wish) implements Reply {}

        record Cancel(String reason) implements Reply {}
    }

    record Free(String text) {}

    sealed interface Wordy {
        record NewQuestion(String question) implements Wordy {}
    }

    @ParameterizedTest
    @ValueSource(strings = {"yes", "OK", " go ahead ", "Looks good!", "approve", "{\"type\":\"approve\"}"})
    void takesAssentInAnyWords(String typed) {
        assertThat(read(typed)).isEqualTo(new Approve());
    }

    @Test
    void takesFreeTextAsAWish() {
        assertThat(read("drop P/B, add free cash flow")).isEqualTo(new Revise("drop P/B, add free cash flow"));
        assertThat(read("revise: ten years")).isEqualTo(new Revise("ten years"));
    }

    @Test
    void takesARefusalWithItsReason() {
        assertThat(read("no")).isEqualTo(new Cancel(""));
        assertThat(read("cancel not today")).isEqualTo(new Cancel("not today"));
    }

    @Test
    void givesAPlainRecordTheWholeText() {
        assertThat(Json.read(ReplyForm.of(Free.class).read("yes please"), Free.class))
                .isEqualTo(new Free("yes please"));
    }

    @Test
    void refusesAnUnknownKindOfReply() {
        assertThatThrownBy(() -> form.read("{\"type\":\"explode\"}"))
                .hasMessage("the reply's type is 'explode'; it is one of approve, revise, cancel");
        assertThatThrownBy(() -> form.read("{\"type\":")).hasMessageContaining("cannot be read");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'type':'revise','text':'seven years'} | reply.wish is missing",
                "{'type':'revise'} | reply.wish is missing",
                "{'type':'revise','wish':null} | reply.wish is missing",
                "{'type':'revise','wish':7} | reply.wish is of another type",
                "{'type':'revise','wish':['a']} | reply.wish is of another type",
                "{'type':'revise','wish':'a','years':7} | reply.years is no field",
                "{'type':'approve','wish':'a'} | reply.wish is no field",
                "{'type':'cancel','reason':{}} | reply.reason is of another type"
            },
            quoteCharacter = '"')
    void namesTheFieldThatDoesNotFit(String reply, String named) {
        assertThatThrownBy(() -> form.read(reply.replace('\'', '"')))
                .isInstanceOf(Fault.class)
                .hasMessageContaining(named);
    }

    @Test
    void takesACancellationWithoutAReasonAndATypeInWords() {
        assertThat(read("{\"type\":\"cancel\"}")).isEqualTo(new Cancel(""));
        assertThat(ReplyForm.of(Wordy.class).read("{\"type\":\"new question\",\"question\":\"x\"}"))
                .contains("new_question");
    }

    @Test
    void checksAFormThatAnEarlierVersionKept() {
        var kept = Json.read("""
                {"choice":true,"options":[{"name":"approve","fields":[]},{"name":"revise","fields":["wish"]}]}""", ReplyForm.class);

        assertThat(kept.read("{\"type\":\"revise\",\"wish\":\"more\"}")).contains("more");
        assertThatThrownBy(() -> kept.read("{\"type\":\"revise\"}")).hasMessageContaining("reply.wish is missing");
    }

    @Test
    void publishesTheSchemaOfEachOption() {
        var revise = Json.tree(Json.write(form.published())).get(1);

        assertThat(revise.path("fields").toString()).isEqualTo("[\"wish\"]");
        assertThat(revise.path("schema").path("required").toString()).isEqualTo("[\"type\",\"wish\"]");
        assertThat(revise.path("schema")
                        .path("properties")
                        .path("wish")
                        .path("type")
                        .asString())
                .isEqualTo("string");
    }

    @Test
    void refusesWordsThatAreLongerThanJsonMayBe() {
        String longest = "w".repeat(10_000);

        assertThat(read(longest)).isEqualTo(new Revise(longest));
        assertThatThrownBy(() -> form.read(longest + "w"))
                .isInstanceOf(Fault.class)
                .hasMessage("reply.wish has 10001 characters; at most 10000 are accepted");
        assertThatThrownBy(() -> form.read("revise a\0b")).hasMessageContaining("U+0000");
    }

    private Reply read(String typed) {
        return Json.read(form.read(typed), Reply.class);
    }
}
