package footnote.workflows.ask.answer;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.json.Json;
import org.junit.jupiter.api.Test;

class AnswerDraftTest {
    @Test
    void isReadFromARecordingOfAnEarlierVersion() {
        var draft =
                Json.read("{\"text\":\"“It sells lamps.” [10K1]\",\"by\":\"rule\",\"removed\":[]}", AnswerDraft.class);

        assertThat(draft.likelihood()).isEmpty();
        assertThat(draft.markers()).containsExactly("10K1");
    }
}
