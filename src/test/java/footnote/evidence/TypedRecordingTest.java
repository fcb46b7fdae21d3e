package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import footnote.runtime.run.Recording;
import footnote.runtime.run.Step;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class TypedRecordingTest {
    private final DecodedAnswers decoded = new DecodedAnswers();

    record Whole(String name, List<String> parts) {}

    @JsonIgnoreProperties("parts")
    record Forgetful(String name, List<String> parts) {}

    @Test
    void givesAStepTheValueThatItRecords() {
        var value = new Whole("margins", List.of("gross", "net"));

        var answer = inAStep(() -> TypedRecording.value("plan", "first", Whole.class, () -> value));

        assertThat(answer).isSameAs(value);
    }

    @Test
    void noticesAValueThatAReplayWouldReadOtherwise() {
        var value = new Forgetful("margins", List.of("gross", "net"));

        assertThatThrownBy(() -> inAStep(() -> TypedRecording.value("plan", "first", Forgetful.class, () -> value)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("a replay reads other than was recorded");
    }

    /** In a step whose recording keeps each answer. */
    private <T> T inAStep(Supplier<T> work) {
        var recording = instance(Recording.class, (_, _, arguments) -> ((Supplier<?>) arguments[2]).get());
        var step = instance(Step.class, (_, method, _) -> method.getName().equals("recording") ? recording : decoded);
        return ScopedValue.where(Step.CURRENT, step).call(work::get);
    }

    private static <T> T instance(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
