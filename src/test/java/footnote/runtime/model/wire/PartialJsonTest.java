package footnote.runtime.model.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PartialJsonTest {
    private static List<String> heard(String... pieces) {
        var heard = new ArrayList<String>();
        var reader = new PartialJson("answer", heard::add);
        List.of(pieces).forEach(reader);
        return heard;
    }

    @Test
    void readsTheFieldAsFarAsItCame() {
        assertThat(heard("{\"mode\": \"x\", \"ans", "wer\" : \"Sales", " rose", ".\", \"more\": \"no\"}"))
                .containsExactly("Sales", "Sales rose", "Sales rose.");
    }

    @Test
    void waitsForTheRestOfAnEscape() {
        assertThat(heard("{\"answer\":\"a\\", "nb \\u00", "e9\\\"c")).containsExactly("a", "a\nb ", "a\nb é\"c");
    }

    @Test
    void saysNothingOfAnAnswerThatIsNoObject() {
        assertThat(heard("Sales rose.", "\"answer\"", "{}")).isEmpty();
    }

    @Test
    void survivesABrokenCode() {
        assertThat(heard("{\"answer\":\"a\\uzzzzb")).containsExactly("a\uFFFDb");
    }
}
