package footnote.runtime.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;

class EphemeralRunTest {
    private final Run run = new EphemeralRun(RunOptions.standard(), Clock.systemUTC());

    @Test
    void aFaultOfAnItemIsAGapUnlessItEndsTheAttempt() {
        var outcomes = run.each("item", List.of("a"), String.class, _ -> {
            throw new Fault(Fault.Kind.SOURCE, "no data");
        });

        assertThat(Outcome.gaps(outcomes)).hasSize(1);
        assertThatThrownBy(() -> run.each("item", List.of("a"), String.class, _ -> {
                    throw Fault.input("a fund has no statements");
                }))
                .hasMessage("a fund has no statements");
    }
}
