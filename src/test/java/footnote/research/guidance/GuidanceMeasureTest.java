package footnote.research.guidance;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Denomination;
import footnote.sources.transcripts.TranscriptFolder;
import footnote.testing.Sampled;
import footnote.testing.SharedData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How much of what is read from real calls is guidance, and how much of the human bullets' guidance is read. */
class GuidanceMeasureTest {
    private static final LocalDate DAY = LocalDate.of(2021, 11, 1);

    private static List<List<String>> rows(String file, String half) {
        try (var in = GuidanceMeasureTest.class.getResourceAsStream(file)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(half + "\t"))
                    .map(line -> List.of(line.split("\t", -1)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Guidance> read(String call) {
        var transcript = TranscriptFolder.parse(call, SharedData.bytes("transcripts/" + call), Instant.EPOCH);
        return GuidanceReader.of(transcript, Denomination.USD, DAY);
    }

    /** By day on the half that was not worked on. */
    static Stream<String> halves() {
        return Sampled.every(2, List.of("measured", "development"));
    }

    @Tag(Sampled.TAG)
    @ParameterizedTest
    @MethodSource("halves")
    void atLeastNineOfTenItemsAreGuidance(String half) {
        var judged = rows("judged.tsv", half);
        var calls = judged.stream().map(row -> row.get(1)).distinct().toList();

        var found = calls.stream()
                .flatMap(call -> read(call).stream()
                        .map(each -> List.of(
                                half,
                                call,
                                each.metric().name(),
                                each.adjusted() ? "adjusted" : "reported",
                                each.figures(),
                                each.periodLabel(),
                                "right")))
                .toList();

        long right = found.stream().filter(judged::contains).count();
        double precision = (double) right / found.size();
        System.out.printf(
                "FIGURE guidance in %s calls: precision %.3f, %d of %d items of %d calls%n",
                half, precision, right, found.size(), calls.size());
        assertThat(precision).isGreaterThanOrEqualTo(0.9);
    }

    @Tag(Sampled.TAG)
    @ParameterizedTest
    @MethodSource("halves")
    void readsWhatTheBulletsName(String half) {
        var bullets = rows("bullets.tsv", half);

        long found = bullets.stream()
                .filter(row -> read(row.get(1)).stream().anyMatch(each -> named(each, row)))
                .count();

        System.out.printf(
                "FIGURE guidance in the bullets of %s calls: recall %.3f, %d of %d%n",
                half, (double) found / bullets.size(), found, bullets.size());
        assertThat(found).isPositive();
    }

    private static boolean named(Guidance guidance, List<String> row) {
        return guidance.metric().name().equals(row.get(2))
                && same(guidance.low(), row.get(3))
                && same(guidance.high(), row.get(4))
                && guidance.periodLabel().equals(row.get(5));
    }

    private static boolean same(Optional<BigDecimal> bound, String text) {
        return bound.filter(value -> value.compareTo(new BigDecimal(text)) == 0).isPresent();
    }
}
