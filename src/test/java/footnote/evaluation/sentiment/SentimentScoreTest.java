package footnote.evaluation.sentiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import footnote.domain.opinion.Tone;
import footnote.evidence.SentenceEmbeddings;
import footnote.testing.SharedData;
import footnote.workflows.analyze.SentimentReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SentimentScoreTest {
    @TempDir
    Path folder;

    @Test
    void countsEachToneAlike() {
        var sentences = List.of(
                new LabelledText("a", Tone.POSITIVE),
                new LabelledText("b", Tone.POSITIVE),
                new LabelledText("c", Tone.NEUTRAL),
                new LabelledText("d", Tone.NEGATIVE));

        var score = SentimentScore.of(sentences, List.of(Tone.POSITIVE, Tone.POSITIVE, Tone.POSITIVE, Tone.NEGATIVE));

        assertThat(score.accuracy()).isEqualTo(0.75);
        assertThat(score.macroF1()).isCloseTo((0.8 + 0 + 1) / 3, within(1e-12));
        assertThat(score.byTone().get(Tone.POSITIVE).precision()).isCloseTo(2.0 / 3, within(1e-12));
    }

    @Test
    void readsLabelsAfterAnAtATabOrACommaAndFromJson() throws IOException {
        var lines =
                file("a.txt", "Profit rose@positive\nLoss widened\tnegative\n\"Rates, unchanged\",2\nno label here\n");
        var objects =
                file("b.json", "[{\"text\":\"Up\",\"label\":\"bullish\"},{\"sentence\":\"Down\",\"score\":-0.7}]");

        assertThat(LabelledText.read(lines))
                .containsExactly(
                        new LabelledText("Profit rose", Tone.POSITIVE),
                        new LabelledText("Loss widened", Tone.NEGATIVE),
                        new LabelledText("Rates, unchanged", Tone.NEUTRAL));
        assertThat(LabelledText.read(objects))
                .containsExactly(new LabelledText("Up", Tone.POSITIVE), new LabelledText("Down", Tone.NEGATIVE));
    }

    @Test
    void refusesAFileWithoutLabels() throws IOException {
        var file = file("c.txt", "nothing\n");

        assertThatThrownBy(() -> LabelledText.read(file)).hasMessageContaining("holds no labelled sentence");
    }

    @Test
    void hearsMostOfTheFinancialPhrases() {
        var phrases = LabelledText.read(SharedData.file("news/fpb_75agree_minus_allagree.txt"));

        var result = SentimentEvaluation.of(phrases, SentenceEmbeddings.none());

        var score = result.scorers().getFirst().score();
        assertThat(result.used()).isEqualTo(SentimentReader.LEXICON);
        assertThat(score.sentences()).isEqualTo(1189);
        assertThat(score.macroF1()).isGreaterThan(0.6);
    }

    private Path file(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content, StandardCharsets.UTF_8);
    }
}
