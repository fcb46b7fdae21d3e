package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class DecodedAnswersTest {
    private final AtomicInteger written = new AtomicInteger();
    private final AtomicInteger read = new AtomicInteger();
    private final Function<List<String>, String> write = value -> {
        written.incrementAndGet();
        return String.join(",", value);
    };
    private final Function<String, List<String>> reader = body -> {
        read.incrementAndGet();
        return List.of(body.split(","));
    };
    private final DecodedAnswers answers = new DecodedAnswers();

    @Test
    void writesTheSameAnswerOnceAndNeedNotReadIt() {
        var value = List.of("1", "2");

        String first = answers.written("prices", value, write);
        String second = answers.written("prices", List.of("1", "2"), write);

        assertThat(second).isSameAs(first);
        assertThat(answers.read("prices", "1,2", reader)).isSameAs(value);
        assertThat(written).hasValue(1);
        assertThat(read).hasValue(0);
    }

    @Test
    void readsARecordedAnswerOnce() {
        var decoded = answers.read("prices", "1,2", reader);

        var again = answers.read("prices", "1,2", reader);

        assertThat(again).isSameAs(decoded).containsExactly("1", "2");
        assertThat(read).hasValue(1);
    }

    @Test
    void readsAnotherAnswerToTheSameRequestAnew() {
        answers.read("prices", answers.written("prices", List.of("1"), write), reader);

        String other = answers.written("prices", List.of("3"), write);
        var decoded = answers.read("prices", other, reader);
        var recorded = answers.read("prices", "4", reader);

        assertThat(decoded).containsExactly("3");
        assertThat(recorded).containsExactly("4");
    }

    @Test
    void keepsRequestsApart() {
        answers.read("prices", "1", reader);

        assertThat(answers.read("statements", "2", reader)).containsExactly("2");
    }
}
