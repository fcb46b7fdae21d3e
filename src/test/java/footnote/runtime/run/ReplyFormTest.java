package footnote.runtime.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.json.Json;
import footnote.runtime.run.ReplyFormTest.Reply.Approve;
import footnote.runtime.run.ReplyFormTest.Reply.Cancel;
import footnote.runtime.run.ReplyFormTest.Reply.Revise;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplyFormTest {
    private final ReplyForm form = ReplyForm.of(Reply.class);

    sealed interface Reply {
        record Approve() implements Reply {}

        record Revise(String wish) implements Reply {}

        record Cancel(String reason) implements Reply {}
    }

    record Free(String text) {}

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
                .hasMessage("the reply's type is 'explode'; it is one of approve, revise TEXT, cancel TEXT");
        assertThatThrownBy(() -> form.read("{\"type\":")).hasMessageContaining("cannot be read");
    }

    private Reply read(String typed) {
        return Json.read(form.read(typed), Reply.class);
    }
}
