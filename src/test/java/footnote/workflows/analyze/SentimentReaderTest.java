package footnote.workflows.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.opinion.Tone;
import footnote.evidence.SentenceEmbeddings;
import footnote.evidence.search.onnx.OnnxEmbedder;
import footnote.workflows.analyze.SentimentReader.HeadlineTone;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SentimentReaderTest {
    private static final List<String> HEADLINES = List.of(
            "Grocer shuts forty shops and sends its staff home",
            "Annual meeting to be held on 4 May",
            "Shipbuilder books largest order in its history");

    @Test
    void hearsByMeaningWhatNoWordOfTheLexiconSays() {
        try (var embedder = new OnnxEmbedder(1)) {
            var hearing = new SentimentReader(SentenceEmbeddings.by(() -> embedder)).score(HEADLINES);

            assertThat(hearing.by()).isEqualTo(SentimentReader.HEAD);
            assertThat(hearing.heard())
                    .extracting(HeadlineTone::tone)
                    .containsExactly(Tone.NEGATIVE, Tone.NEUTRAL, Tone.POSITIVE);
        }
    }

    @Test
    void hearsAHeadlineTheSameInAnyCompany() {
        try (var embedder = new OnnxEmbedder(1)) {
            var reader = new SentimentReader(SentenceEmbeddings.by(() -> embedder));

            var alone = reader.score(List.of(HEADLINES.getLast())).heard().getFirst();

            assertThat(reader.score(HEADLINES).heard().getLast()).isEqualTo(alone);
        }
    }

    @Test
    void fallsBackToTheLexiconWhereTheModelCannotBeLoaded() {
        var reader = new SentimentReader(SentenceEmbeddings.by(() -> {
            throw new UnsatisfiedLinkError("no native library for this machine");
        }));

        var hearing = reader.score(List.of("Profit rises sharply"));

        assertThat(hearing.by()).isEqualTo(SentimentReader.LEXICON);
        assertThat(hearing.why()).contains("no native library for this machine");
        assertThat(hearing.heard().getFirst().tone()).isEqualTo(Tone.POSITIVE);
    }

    @Test
    void loadsNothingBeforeTheFirstHeadline() {
        var loaded = new AtomicInteger();

        var reader = new SentimentReader(SentenceEmbeddings.by(() -> {
            loaded.incrementAndGet();
            throw new IllegalStateException("not here");
        }));

        assertThat(reader.score(List.of()).heard()).isEmpty();
        assertThat(loaded).hasValue(0);
    }

    @Test
    void ownSentencesAreManyAndTheSameEveryTime() {
        var sentences = TrainingSentences.all();

        assertThat(sentences).hasSizeGreaterThan(3500).isEqualTo(TrainingSentences.all());
        assertThat(sentences)
                .extracting(TrainingSentences.Own::text)
                .noneMatch(text -> text.matches(".*[{}\\[\\]|].*"));
    }

    /** Takes a minute: all own sentences are embedded. */
    @Test
    @Tag("nightly")
    void theShippedWeightsAreThoseTheTrainingMakes() {
        try (var embedder = new OnnxEmbedder(2)) {
            var sentences = TrainingSentences.all();
            var lessons = SentimentTraining.Lessons.of(sentences, SentenceEmbeddings.by(() -> embedder));

            var trained = SentimentTraining.train(lessons, SentimentTraining.DECAY);

            var shipped = SentimentClassifier.read();
            long alike = Arrays.stream(lessons.features())
                    .filter(features -> trained.score(features).tone()
                            == shipped.score(features).tone())
                    .count();
            assertThat(alike).isGreaterThan(sentences.size() * 99L / 100); // other processors round otherwise
        }
    }
}
