package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Finding;
import footnote.evidence.search.onnx.OnnxReranker;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The model that is shipped. */
class AnswerScoresTest {
    @Test
    void ranksTheSentenceThatAnswersFirst() {
        try (var model = OnnxReranker.ofAnswers(1)) {
            var scores = AnswerScores.by(() -> model)
                    .of(
                            "Why did Anvil close its mill in Olm?",
                            List.of(
                                    "We closed our mill in Olm in March because the ore there was exhausted.",
                                    "Our mill in Olm employs 40 people.",
                                    "The Board of Directors met nine times."));

            assertThat(scores).isInstanceOfSatisfying(Finding.Found.class, found -> {
                var given = ((Finding.Found<List<Double>>) found).value();
                assertThat(given.getFirst()).isPositive().isGreaterThan(given.get(1) + 2);
                assertThat(given.get(1)).isGreaterThan(given.get(2));
            });
        }
    }

    @Test
    void saysWhyThereAreNoneWithoutTheModel() {
        var none = AnswerScores.by(() -> {
            throw new IllegalStateException("no such file");
        });

        assertThat(none.of("Why?", List.of("Because.")))
                .isInstanceOfSatisfying(Finding.Missing.class, missing -> assertThat(missing.why())
                        .contains("no such file"));
    }
}
