package footnote.runtime.run.storage;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.json.Json;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.Run;
import footnote.runtime.run.Step;
import footnote.testing.Bench;
import footnote.testing.Bench.Asked;
import footnote.testing.Databases;
import footnote.testing.Scratch;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompressedTextTest {
    private static final String LONG = "{\"close\": 12.34, \"wörd\": \"…\"} ".repeat(2_000);

    @ParameterizedTest
    @ValueSource(strings = {"", "short", "\u0001deflate;by chance", "{\"a\": 1}"})
    void giveBackWhatWasPacked(String text) {
        assertThat(CompressedText.unpack(CompressedText.pack(text))).isEqualTo(text);
    }

    @Test
    void takesAFractionOfALongText() {
        assertThat(CompressedText.pack(LONG)).hasSizeLessThan(LONG.length() / 20);
        assertThat(CompressedText.unpack(CompressedText.pack(LONG))).isEqualTo(LONG);
    }

    @Test
    void packsTheSameLargeTextOnce() {
        String packed = CompressedText.pack(LONG);

        assertThat(CompressedText.pack(new StringBuilder(LONG).toString())).isSameAs(packed);
    }

    @Test
    void keepsFewLargeTexts() {
        String packed = CompressedText.pack(LONG);

        for (int i = 0; i < 40; i++) {
            CompressedText.pack(i + LONG);
        }

        assertThat(CompressedText.pack(LONG)).isEqualTo(packed).isNotSameAs(packed);
    }

    private static Map<String, String> work(Asked asked, Run run) {
        String heard = run.step("hear", String.class, () -> Step.current()
                .orElseThrow()
                .recording()
                .answer("vendor", "prices", () -> RecordedAnswer.of(LONG))
                .body());
        return Map.of("heard", heard);
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void aRunKeepsItsLongTextsPackedAndReplays(Databases kind) {
        try (var bench = Bench.with(kind.fresh(), CompressedTextTest::work)) {
            var id = bench.start();

            bench.engine.attempt(id);

            assertThat(sizes(bench)).allMatch(size -> size < LONG.length() / 20);
            assertThat(bench.engine.replay(id, Scratch.folder("again")).differences())
                    .isEmpty();
        }
    }

    @Test
    void aHomeOfAnEarlierVersionReplays() {
        try (var bench = Bench.with(Databases.SQLITE.fresh(), CompressedTextTest::work)) {
            var id = bench.start();
            bench.engine.attempt(id);
            bench.database.update("UPDATE answer SET body = ?", LONG);
            bench.database.update("UPDATE step SET result = ?", Json.write(LONG));
            bench.database.update("UPDATE event SET data = ? WHERE type = 'result'", Json.write(Map.of("heard", LONG)));

            var verdict = bench.engine.replay(id, Scratch.folder("again"));

            assertThat(verdict.differences()).isEmpty();
            assertThat(bench.engine
                            .runs()
                            .events(id, 0)
                            .getLast()
                            .data()
                            .path("heard")
                            .asString(""))
                    .isEqualTo(LONG);
        }
    }

    private static List<Integer> sizes(Bench bench) {
        return bench.database.query(
                "SELECT LENGTH(body) FROM answer UNION ALL SELECT LENGTH(result) FROM step"
                        + " UNION ALL SELECT LENGTH(data) FROM event",
                row -> row.getInt(1));
    }
}
