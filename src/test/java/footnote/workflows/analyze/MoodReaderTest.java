package footnote.workflows.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.opinion.Tone;
import footnote.evidence.Meanings;
import footnote.evidence.search.onnx.OnnxEmbedder;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MoodReaderTest {
    private static final List<String> HEADLINES = List.of(
            "Grocer shuts forty shops and sends its staff home",
            "Annual meeting to be held on 4 May",
            "Shipbuilder books largest order in its history");

    @Test
    void hearsByMeaningWhatNoWordOfTheLexiconSays() {
        try (var embedder = new OnnxEmbedder(1)) {
            var hearing = new MoodReader(Meanings.by(() -> embedder)).hear(HEADLINES);

            assertThat(hearing.by()).isEqualTo(MoodReader.HEAD);
            assertThat(hearing.heard())
                    .extracting(Heard::tone)
                    .containsExactly(Tone.NEGATIVE, Tone.NEUTRAL, Tone.POSITIVE);
        }
    }

    @Test
    void hearsAHeadlineTheSameInAnyCompany() {
        try (var embedder = new OnnxEmbedder(1)) {
            var reader = new MoodReader(Meanings.by(() -> embedder));

            var alone = reader.hear(List.of(HEADLINES.getLast())).heard().getFirst();

            assertThat(reader.hear(HEADLINES).heard().getLast()).isEqualTo(alone);
        }
    }

    @Test
    void fallsBackToTheLexiconWhereTheModelCannotBeLoaded() {
        var reader = new MoodReader(Meanings.by(() -> {
            throw new UnsatisfiedLinkError("no native library for this machine");
        }));

        var hearing = reader.hear(List.of("Profit rises sharply"));

        assertThat(hearing.by()).isEqualTo(MoodReader.LEXICON);
        assertThat(hearing.why()).contains("no native library for this machine");
        assertThat(hearing.heard().getFirst().tone()).isEqualTo(Tone.POSITIVE);
    }

    @Test
    void loadsNothingBeforeTheFirstHeadline() {
        var loaded = new AtomicInteger();

        var reader = new MoodReader(Meanings.by(() -> {
            loaded.incrementAndGet();
            throw new IllegalStateException("not here");
        }));

        assertThat(reader.hear(List.of()).heard()).isEmpty();
        assertThat(loaded).hasValue(0);
    }

    @Test
    void ownSentencesAreManyAndTheSameEveryTime() {
        var sentences = OwnSentences.all();

        assertThat(sentences).hasSizeGreaterThan(3500).isEqualTo(OwnSentences.all());
        assertThat(sentences).extracting(OwnSentences.Own::text).noneMatch(text -> text.matches(".*[{}\\[\\]|].*"));
    }

    /** Takes a minute: all own sentences are embedded. */
    @Test
    @Tag("nightly")
    void theShippedWeightsAreThoseTheTrainingMakes() {
        try (var embedder = new OnnxEmbedder(2)) {
            var sentences = OwnSentences.all();
            var lessons = MoodTraining.Lessons.of(sentences, Meanings.by(() -> embedder));

            var trained = MoodTraining.train(lessons, MoodTraining.DECAY);

            var shipped = MoodHead.read();
            long alike = Arrays.stream(lessons.features())
                    .filter(features -> trained.hear(features).tone()
                            == shipped.hear(features).tone())
                    .count();
            assertThat(alike).isGreaterThan(sentences.size() * 99L / 100); // other processors round otherwise
        }
    }
}
